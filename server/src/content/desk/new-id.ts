import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import { newSlug } from '../../platform/new-slug.ts'

/** Makes a slug that is not taken; it stays what it is when the title changes. */
export function newId(kind: Kind, { english }: AnyCopy): string {
	const { idWord, reservedIds = [] } = kind
	const title = titleOf(kind, english)
	const id = newSlug(title, idWord)
	return reservedIds.includes(id) ? newSlug(`${idWord} ${title}`, idWord) : id
}
