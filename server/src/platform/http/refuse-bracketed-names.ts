import type { preValidationAsyncHookHandler } from 'fastify'
import { invalidField } from './invalid-field.ts'

/**
 * Refuses `limit[]=1` and `limit[0]=1` where `limit` is asked for. So some programs write lists, and here they would be names that nobody
 * knows: the caller would be answered as if nothing had been said. A name that comes twice needs no rule, it becomes a list that no schema
 * of a single value takes.
 */
export function refuseBracketedNames(
	ofQuery: ReadonlySet<string>,
	ofBody: ReadonlySet<string>,
): preValidationAsyncHookHandler {
	return async ({ query, body }) => {
		const name = bracketedName(query, ofQuery) ?? bracketedName(body, ofBody)
		if (name !== undefined) throw invalidField(name, 'invalid_type')
	}
}

function bracketedName(given: unknown, names: ReadonlySet<string>): string | undefined {
	if (typeof given !== 'object' || given === null) return undefined
	for (const key in given) {
		const start = key.indexOf('[')
		if (start > 0 && names.has(key.slice(0, start))) return key.slice(0, start)
	}
	return undefined
}
