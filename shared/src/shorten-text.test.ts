import { describe, expect, it } from 'vitest'
import { shortenText } from './shorten-text.ts'

describe('a shortened text', () => {
	it('stays as it is while it fits', () => {
		expect(shortenText('Discuss the role', 16)).toBe('Discuss the role')
	})

	it('ends between two words', () => {
		expect(shortenText('Discuss the role of women', 18)).toBe('Discuss the role…')
		expect(shortenText('राजस्थान के लोक देवता', 12)).toBe('राजस्थान के…')
	})

	it('is one that can be sent, though its only word is cut within a letter', () => {
		expect(shortenText('a😀😀', 2).isWellFormed()).toBe(true)
	})
})
