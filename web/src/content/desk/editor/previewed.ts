import type { ItemValues } from '@aravalli/shared/content/answer-contract'
import { answeredName } from '@aravalli/shared/content/answered-name'
import type { Field, Fields } from '@aravalli/shared/content/fields'
import { type AnyCopy, type CommonOf, entriesOf, type Kind, type TextsOf } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'

interface Previewed<K extends Kind> {
	common: CommonOf<K['common']>
	texts: TextsOf<K['texts']>
	/** Names the values as answers do. */
	answered: ItemValues<K>
	/** Readers of Hindi are shown English, because there is nothing else. */
	isFallback: boolean
}

/** Gives a working copy as readers of a language would be sent it. What it lacks has a stand-in, which the editor names. */
export function previewed<K extends Kind>(kind: K, copy: AnyCopy, language: Language): Previewed<K> {
	const isFallback = language === 'hindi' && languageState(kind, copy.hindi) === 'missing'
	const texts = isFallback ? copy.english : copy[language]
	const common = Object.fromEntries(
		entriesOf(kind.common).map(([name, field]) => [name, copy[name] ?? standInFor(field)]),
	)
	const answered = { ...named(kind.common, common), ...named(kind.texts, texts) }
	return { common, texts, answered, isFallback } as Previewed<K>
}

function named(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		entriesOf(fields).flatMap(([name, field]) => {
			const answered = answeredName(name, field)
			return answered === null ? [] : [[answered, values[name]]]
		}),
	)
}

function standInFor(field: Field): unknown {
	if (field.isOptional) return null
	switch (field.type) {
		case 'number':
			return field.min
		case 'choice':
			return field.values[0]
		case 'day':
			return indiaDay(new Date())
		case 'picture':
			return { large: blankPicture, small: blankPicture }
		default:
			return null
	}
}

/** Is a pale surface, which takes the shape that it is given. */
const blankPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 1" preserveAspectRatio="none"><rect width="6" height="1" fill="#e5d9c3"/></svg>')}`
