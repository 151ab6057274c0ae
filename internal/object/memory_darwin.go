package object

const mapPopulate = 0
