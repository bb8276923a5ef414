import type { Picture } from '@aravalli/shared/content/fields'
import type { Bilingual } from '@aravalli/shared/language'
import { createContext } from 'react'

export interface PickedMedia {
	picture: Picture
	/** Are the pixels of the large one. */
	width: number
	height: number
	/** Says what is seen; it is empty in a language in which nobody has said it. */
	alt: Bilingual
}

/** Has an editor choose a picture; null when none was chosen. */
export type PickMedia = () => Promise<PickedMedia | null>

/** Is given by whoever keeps pictures. Without it there is no button that asks for one. */
export const PicturePicking = createContext<PickMedia | null>(null)
