import type { Testimonial } from '@aravalli/shared/voices/contract'

type Voice = Pick<Testimonial, 'img' | 'name' | 'batchName' | 'description'>

const isThere = (text: string | null | undefined) => typeof text === 'string' && text.trim() !== ''

/** Gives those that can be shown: with a picture, a name, a batch and something to say. */
export function shownVoices<V extends Voice>(voices: V[]): V[] {
	return voices.filter(({ img, name, batchName, description }) => [img, name, batchName, description].every(isThere))
}
