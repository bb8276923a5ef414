/** A picture that is on the server. */
export interface ShownPicture {
	address: string
	/** Of the same, small enough for a list. */
	smallAddress: string
	name: string
	width: number
	height: number
}
