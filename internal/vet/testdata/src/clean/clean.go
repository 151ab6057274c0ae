package clean

func plain(c chan int) { go plain(c) }
