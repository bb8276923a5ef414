import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha-256.ts'

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1_000, 100_003])(
	'agrees with the known one on %i bytes',
	(length) => {
		const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256)
		expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
	},
)
