/**
 * Sends the statements that were recorded of one request of the product again for somebody else: such a baseline cannot grow apart from
 * the product, because nobody writes it.
 *
 * What differs between two learners is fresh in each request that is sent again: ids, and what is made from them.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Statement } from '../../server/src/testing/record-statements.ts'

/** Is the same each time, or a text in which numbers stand for names, or a list of such. */
type Value = { same: unknown } | { parts: (string | number)[] } | { list: Value[] }

export interface RecordedStatements {
	statements: { text: string; values: Value[] }[]
	/** Holds what is replaced: first what the request names, then what is made anew each time. */
	names: string[]
}

const uuid = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

/**
 * Compares the statements of two learners' requests.
 *
 * @param given holds what the request of the first one names
 * @throws where they are not the same statements, or differ in what cannot be made anew
 */
export function compareRecords(one: Statement[], other: Statement[], given: string[]): RecordedStatements {
	const names = [...given]
	const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1)

	function compared(first: unknown, second: unknown): Value {
		if (Array.isArray(first) && Array.isArray(second))
			return { list: first.map((value, place) => compared(value, second[place])) }
		if (first === second || (typeof first === 'string' && moment.test(first))) return { same: first }
		if (typeof first !== 'string') throw new Error(`Not to be made anew: ${first}, ${second}`)
		const parts = first.split(uuid)
		if (parts.length === 1) return { parts: [placeOf(first)] }
		// A pattern in brackets has what it found at the odd places.
		return { parts: parts.map((part, place) => (place % 2 === 0 ? part : placeOf(part))) }
	}

	const statements = one.map(({ text, values }, number) => {
		const same = other[number]
		if (same?.text !== text || one.length !== other.length)
			throw new Error(`Two learners' requests send other statements: ${text}, ${same?.text}`)
		return { text, values: values.map((value, place) => compared(value, same.values[place])) }
	})
	return { statements, names }
}

/** Gives the statements for another request, which names whose it is. */
export function freshValues({ statements, names }: RecordedStatements, given: string[]): Statement[] {
	const fresh = names.map((name, place) => given[place] ?? (uuid.test(name) ? randomUUID() : randomText(name.length)))
	const fill = (value: Value): unknown => {
		if ('same' in value) return value.same
		if ('list' in value) return value.list.map(fill)
		return value.parts.map((part) => (typeof part === 'number' ? fresh[part] : part)).join('')
	}
	return statements.map(({ text, values }) => ({ text, values: values.map(fill) }))
}

const randomText = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
