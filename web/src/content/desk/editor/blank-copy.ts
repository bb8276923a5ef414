import type { Field } from '@aravalli/shared/content/fields'
import { type AnyCopy, emptyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { emptyEntry } from './change-groups.ts'

/** These say to which others an item belongs; what is left is its own. */
const isTakenFromAnother = ({ type }: Field) => type === 'choice' || type === 'number' || type === 'flag'

/**
 * Makes a new item, published today unless the editor says otherwise.
 *
 * @param today 'YYYY-MM-DD' in India
 * @param like what another one says in numbers and choices is taken from it
 */
export function blankCopy(kind: Kind, today: string, like: AnyCopy | null): AnyCopy {
	const blank: AnyCopy = emptyCopy(kind)
	for (const [name, field] of entriesOf(kind.common)) {
		if (field.type === 'day') blank[name] = today
		else if (like && isTakenFromAnother(field)) blank[name] = like[name]
	}
	// There is something to write in at once.
	for (const [name, field] of entriesOf(kind.texts)) {
		if (field.type !== 'groups' || field.isOptional) continue
		blank.english[name] = [emptyEntry(field)]
		blank.hindi[name] = [emptyEntry(field)]
	}
	return blank
}
