package cache

import "fmt"

// Kind tells the classes of records apart. Two records of different kinds never meet, whatever their keys.
type Kind uint8

// The kinds of records. What is in them is for the packages that write them to say.
const (
	KernelRecord    Kind = iota // the launch plan of a kernel and all its code, linked
	ConstructRecord             // which artifact the task of a construct is
	ArtifactRecord              // the object code of a task
	// HistoryRecord is what became of a kernel lately. Unlike the others its content is not determined by its key: each Put
	// replaces it, and the last of several at once stays. Nothing but reports is made of it.
	HistoryRecord
	numKinds
)

var kindNames = [numKinds]string{"kernel", "construct", "artifact", "history"}

// String returns the name of the kind, which is also its directory.
func (k Kind) String() string {
	if k < numKinds {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Kinds returns every kind, in order.
func Kinds() []Kind { return []Kind{KernelRecord, ConstructRecord, ArtifactRecord, HistoryRecord} }

func kindOf(name string) (Kind, bool) {
	for k, n := range kindNames {
		if n == name {
			return Kind(k), true
		}
	}
	return 0, false
}

// Miss is the reason why Get found nothing, or Hit.
type Miss uint8

// The outcomes of Get.
const (
	Hit          Miss = iota
	Absent            // there is no such record
	OtherVersion      // the record has a format version that this build does not read
	Damaged           // truncated, altered, or not a record at all; it has been removed
	Foreign           // a sound record of another kind, scope or key under this name; it has been removed
	Unreadable        // the operating system did not let us read it
	Untrusted         // it belongs to another user, or others may write to it
	numMisses
)

var missNames = [numMisses]string{"hit", "absent", "other version", "damaged", "foreign", "unreadable", "untrusted"}

// String returns the outcome in words.
func (m Miss) String() string {
	if m < numMisses {
		return missNames[m]
	}
	return fmt.Sprintf("Miss(%d)", uint8(m))
}
