import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'

/** Is what every part of the editor needs of the item that is edited. */
export interface Editing {
	kind: Kind
	content: AnyCopy
	/** Rises when the content was replaced by another: inputs that keep what is typed begin anew. */
	edition: number
	errorOf: (path: string) => string | undefined
	/** Tells whether something is to be done there before it can be published. */
	isGap: (path: string) => boolean
	edit: (change: (content: AnyCopy) => AnyCopy) => void
}
