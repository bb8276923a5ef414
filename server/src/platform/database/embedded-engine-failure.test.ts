import { describe, expect, it } from 'vitest'
import { engineFailure, startFailure } from './embedded-engine-failure.ts'

describe('a failure of the embedded engine', () => {
	it('is what was thrown when that is an error', () => {
		const error = new Error('its thread ended with status 1')
		expect(engineFailure(error)).toBe(error)
	})

	it.each([
		['a full disk', { name: 'ErrnoError', errno: 51 }, 'no space is left on its disk'],
		['a used up quota', { name: 'ErrnoError', errno: 19 }, 'no space is left on its disk'],
		[
			'a file of somebody else',
			{ name: 'ErrnoError', errno: 2 },
			'this program may not read or write all of its files',
		],
		['a disk that cannot be written', { name: 'ErrnoError', errno: 69 }, 'its disk can only be read'],
		['a broken disk', { name: 'ErrnoError', errno: 29 }, 'its disk fails'],
		['too many open files', { name: 'ErrnoError', errno: 33 }, 'too many files are open'],
		['something rare', { name: 'ErrnoError', errno: 54 }, 'a file operation failed (ErrnoError, errno 54)'],
		['an end with a message', { name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 }, 'Program'],
		['a name alone', { name: 'Infinity' }, 'an unknown failure (Infinity)'],
		['an object without anything', {}, 'an unknown failure'],
		['a sentence', 'out of memory', 'out of memory'],
		['nothing', undefined, 'an unknown failure'],
	])('says in words what it was: %s', (_, thrown, sentence) => {
		const { message, cause } = engineFailure(thrown)
		expect(message).toContain(sentence)
		expect(message).not.toContain('[object')
		expect(cause).toEqual(thrown)
	})
})

describe('why the embedded engine did not start', () => {
	const failed = new Error('PGlite failed to initialize properly')
	const full = engineFailure({ name: 'ErrnoError', errno: 51 })

	it('names a full disk, which the engine may not have noticed, once', () => {
		expect(startFailure(failed, 0)).toMatch(/^PGlite failed .*; no space is left/)
		expect(startFailure(full, 0)).toBe(full.message)
	})

	it('says nothing of a disk with room', () => {
		expect(startFailure(failed, 1_000_000_000)).toBe(failed.message)
	})
})
