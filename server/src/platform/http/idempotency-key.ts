import type { FastifyRequest } from 'fastify'
import { invalidField } from './invalid-field.ts'

/**
 * Reads what the caller named this write, so that it can be sent again after a lost answer; null where it has no name.
 *
 * @throws a refusal for one that is not 1 to 100 visible ASCII characters without spaces
 */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
	const given = headers['idempotency-key']
	if (given === undefined) return null
	if (typeof given !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(given)) throw invalidField('idempotency-key', 'other')
	return given
}
