import type { Field } from '@aravalli/shared/content/fields'
import { type AnyCopy, emptyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { emptyEntry } from './change-groups.ts'

/** These say to which others an item belongs; what is left is its own. */
const isTakenOver = ({ type, isTakenOver }: Field) => isTakenOver ?? ['choice', 'number', 'flag'].includes(type)

/**
 * Makes a new item, published today unless the editor says otherwise.
 *
 * @param today 'YYYY-MM-DD' in India
 * @param like what another one says of where it belongs is taken from it
 */
export function blankCopy(kind: Kind, today: string, like: AnyCopy | null): AnyCopy {
	const blank: AnyCopy = emptyCopy(kind)
	if (like) takeOver(kind, blank, like)
	for (const [name, field] of entriesOf(kind.common)) {
		if (field.type === 'day' && !field.mayBeAhead) blank[name] = today
	}
	// There is something to write in at once.
	for (const [name, field] of entriesOf(kind.texts)) {
		if (field.type !== 'groups' || field.isOptional) continue
		blank.english[name] = [emptyEntry(field)]
		blank.hindi[name] = [emptyEntry(field)]
	}
	return blank
}

function takeOver({ common, texts }: Kind, blank: AnyCopy, like: AnyCopy): void {
	for (const [name, field] of entriesOf(common)) {
		if (isTakenOver(field)) blank[name] = like[name]
	}
	for (const [name, field] of entriesOf(texts)) {
		if (!isTakenOver(field)) continue
		blank.english[name] = like.english[name]
		blank.hindi[name] = like.hindi[name]
	}
}
