import { expect, it } from 'vitest'
import { cardKeyOf } from './card-keys.ts'

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false }

it.each([
	['a', { does: 'choose', option: 'A' }],
	['B', { does: 'choose', option: 'B' }],
	['e', { does: 'choose', option: 'E' }],
	['1', { does: 'choose', option: 'A' }],
	['5', { does: 'choose', option: 'E' }],
	['n', { does: 'next' }],
	['P', { does: 'previous' }],
	['l', { does: 'language' }],
	['g', { does: 'guess' }],
	['r', { does: 'revise' }],
	['?', { does: 'help' }],
])('%s', (key, expected) => expect(cardKeyOf({ ...plain, key })).toEqual(expected))

it.each(['f', '6', '0', 'Enter', ' ', 'ArrowRight', 'Tab'])('leaves %j to the browser', (key) => {
	expect(cardKeyOf({ ...plain, key })).toBeNull()
})

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'])('leaves a letter with %s to the browser', (with_) => {
	expect(cardKeyOf({ ...plain, key: 'a', [with_]: true })).toBeNull()
})

it('goes by the place of the key where it writes no Latin letter', () => {
	expect(cardKeyOf({ ...plain, key: 'ल', code: 'KeyN' })).toEqual({ does: 'next' })
	expect(cardKeyOf({ ...plain, key: '१', code: 'Digit1' })).toEqual({ does: 'choose', option: 'A' })
	expect(cardKeyOf({ ...plain, key: 'ल', code: 'Semicolon' })).toBeNull()
})
