/** Describes a picture that is on the server. */
export interface ShownPicture {
	address: string
	/** Is the address of the same picture, small enough for a list. */
	smallAddress: string
	name: string
	width: number
	height: number
}
