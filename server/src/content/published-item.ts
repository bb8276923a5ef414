import { type CardAndBody, joinTexts, splitTexts } from '@aravalli/shared/content/card-and-body'
import type { Field, Fields } from '@aravalli/shared/content/fields'
import { type CommonOf, emptyValue, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { indexTerms } from './index-terms.ts'
import type { PublishedItem, ServerKind } from './server-kind.ts'

type Values = Record<string, unknown>

/** Makes an item of any kind of one whose kind is known. */
export function publishedItem(id: string, item: { english: object; hindi: object | null }): PublishedItem {
	const { english, hindi, ...common } = item as Values & { english: Values; hindi: Values | null }
	return { id, common, english, hindi }
}

/** Gives the columns of the table. */
export function storedColumns({ kind, derive, terms }: ServerKind, item: PublishedItem) {
	refuseImpossible(kind, item)
	const listedOn = kind.listedOn(item.common as CommonOf<Fields>)
	const common = { ...item.common, ...derive?.(item) }
	const english = splitTexts(kind, item.english)
	const hindi = item.hindi && splitTexts(kind, item.hindi)
	return {
		kind: kind.name,
		id: item.id,
		listed_on: listedOn,
		common,
		card_english: english.card,
		card_hindi: hindi?.card ?? null,
		body_english: english.body,
		body_hindi: hindi?.body ?? null,
		terms: indexTerms(kind, { ...item, common, listedOn }, terms?.(item) ?? []),
	}
}

/** No table checks these any more: whatever is stored has passed here. */
function refuseImpossible({ name: kind, common, reservedIds = [] }: Kind, item: PublishedItem): void {
	if (reservedIds.includes(item.id)) throw new Error(`${item.id} is no id of ${kind}`)
	for (const [name, field] of entriesOf(common)) {
		const value = item.common[name]
		const isUnset = value === null || value === undefined
		if (isUnset ? !field.isOptional : !isPossible(field, value))
			throw new Error(`${kind} ${item.id} has no possible ${name}`)
	}
}

function isPossible(field: Field, value: unknown): boolean {
	if (field.type === 'choice') return field.values.includes(String(value))
	return field.type !== 'choices' || (value as string[]).every((one) => field.values.includes(one))
}

export interface StoredItem {
	id: string
	common: Values
	english: CardAndBody
	hindi: CardAndBody | null
}

/** Makes the item of its columns, without what was derived. */
export function readItem(kind: Kind, { id, common, english, hindi }: StoredItem): PublishedItem {
	return {
		id,
		common: Object.fromEntries(
			entriesOf(kind.common).map(([name, field]) => [name, common[name] ?? emptyValue(field)]),
		),
		english: joinTexts(kind, english),
		hindi: hindi && joinTexts(kind, hindi),
	}
}
