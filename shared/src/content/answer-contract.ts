import { z } from 'zod'
import { answeredName } from './answered-name.ts'
import type { Field, Fields, PublishedValueOf } from './fields.ts'
import { entriesOf, type Kind } from './kind.ts'

type AnsweredName<F, Name> = F extends { answeredAs: infer A } ? (A extends string ? A : never) : Name

type AnsweredOf<F extends Fields> = {
	[N in keyof F as AnsweredName<F[N], N>]: PublishedValueOf<F[N]>
}

export type OnCard<F extends Fields> = { [N in keyof F as F[N] extends { isOnCard: true } ? N : never]: F[N] }

type Shape<Values> = { [N in keyof Values]: z.ZodType<Values[N]> }

/** Is what lists answer of an item in one language, by the names of the specification. */
export type CardValues<K> = K extends Kind<infer C, infer T> ? AnsweredOf<OnCard<C>> & AnsweredOf<OnCard<T>> : never
/** Is what an item's own address answers of it in one language. */
export type ItemValues<K> = K extends Kind<infer C, infer T> ? AnsweredOf<C> & AnsweredOf<T> : never

/** Describes what lists answer of an item; a kind's contract adds its id and what is no field. */
export function cardShape<K extends Kind>({ common, texts }: K): Shape<CardValues<K>> {
	const isOnCard = ([, field]: [string, Field]) => field.isOnCard === true
	return shapeOf([...entriesOf(common), ...entriesOf(texts)].filter(isOnCard)) as Shape<CardValues<K>>
}

export function itemShape<K extends Kind>({ common, texts }: K): Shape<ItemValues<K>> {
	return shapeOf([...entriesOf(common), ...entriesOf(texts)]) as Shape<ItemValues<K>>
}

function shapeOf(entries: [string, Field][]): Record<string, z.ZodType> {
	return Object.fromEntries(
		entries.flatMap(([name, field]) => {
			const answered = answeredName(name, field)
			return answered === null ? [] : [[answered, answerSchema(field)]]
		}),
	)
}

function answerSchema(field: Field): z.ZodType {
	const schema = settledSchema(field).describe(field.label.english)
	return field.isOptional && mayBeUnset.has(field.type) ? schema.nullable() : schema
}

const mayBeUnset = new Set<Field['type']>(['number', 'choice', 'day', 'picture'])

function settledSchema(field: Field): z.ZodType {
	switch (field.type) {
		case 'lines':
			return z.array(z.string())
		case 'number':
			return z.int()
		case 'numbers':
			return z.array(z.int())
		case 'choice':
			return z.enum(field.values as [string, ...string[]])
		case 'choices':
			return z.array(z.enum(field.values as [string, ...string[]]))
		case 'flag':
			return z.boolean()
		case 'day':
			return z.iso.date()
		case 'picture':
			return z.object({ large: z.string(), small: z.string() })
		case 'groups':
			return z.array(z.object(Object.fromEntries(Object.keys(field.item).map((name) => [name, z.string()]))))
		case 'structure':
			throw new Error('a structure is answered by the contract of its kind')
		default:
			return z.string()
	}
}
