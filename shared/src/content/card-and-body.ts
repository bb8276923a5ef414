import type { Fields } from './fields.ts'
import { emptyValue, entriesOf, type Kind } from './kind.ts'

type Values = Record<string, unknown>

/** Holds the texts of one language in two parts: what lists show, and what is read when an item is opened. */
export interface CardAndBody {
	card: Values
	body: Values
}

export function splitTexts(kind: Kind, texts: Values): CardAndBody {
	const card: Values = {}
	const body: Values = {}
	for (const [name, field] of entriesOf(kind.texts)) {
		if (field.type !== 'groups') (field.isOnCard ? card : body)[name] = texts[name]
		else {
			const entries = texts[name] as Values[]
			card[name] = entries.map((entry) => pick(field.item, entry, true))
			body[name] = entries.map((entry) => pick(field.item, entry, false))
		}
	}
	return { card, body }
}

/** What was stored before a field came has it empty. */
export function joinTexts(kind: Kind, { card, body }: CardAndBody): Values {
	const joined = entriesOf(kind.texts).map(([name, field]) => {
		if (field.type !== 'groups') return [name, (field.isOnCard ? card[name] : body[name]) ?? emptyValue(field)]
		const none = Object.fromEntries(entriesOf(field.item).map(([part, own]) => [part, emptyValue(own)]))
		const below = (body[name] ?? []) as Values[]
		return [name, (card[name] as Values[]).map((entry, index) => ({ ...none, ...entry, ...below[index] }))]
	})
	return Object.fromEntries(joined)
}

function pick(item: Fields, entry: Values, isOnCard: boolean): Values {
	const names = entriesOf(item).filter(([, field]) => (field.isOnCard === true) === isOnCard)
	return Object.fromEntries(names.map(([name]) => [name, entry[name]]))
}
