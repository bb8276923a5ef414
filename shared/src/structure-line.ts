/** Is one part of a structure in words, such as a branch of a tree. */
export interface StructureLine {
	/** Tells it from others whatever it says. Without it, a line of another version that says the same is the same. */
	id?: string
	/** Is how far in it stands: what hangs on a line follows it, farther in. */
	depth: number
	/** Says where it is, as its editor does: '2.1'. */
	number: string
	text: string
	/** Are the points at which it is drawn, where these are set: what is drawn elsewhere has moved. */
	at?: readonly string[]
}
