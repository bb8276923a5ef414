import { describe, expect, it } from 'vitest'
import { hallKeyOf } from './hall-keys.ts'

const press = (key: string, more: object = {}) =>
	hallKeyOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

describe('a key of the hall', () => {
	it.each([
		['a', 'A'],
		['E', 'E'],
		['1', 'A'],
		['5', 'E'],
	])('%s chooses %s', (key, option) => expect(press(key)).toEqual({ option }))

	it.each([
		['n', 'next'],
		['ArrowRight', 'next'],
		['P', 'previous'],
		['ArrowLeft', 'previous'],
		['f', 'flag'],
		['g', 'guess'],
		['l', 'language'],
		['Delete', 'clear'],
		['j', 'jump'],
		['q', 'palette'],
		['t', 'time'],
		['?', 'help'],
	])('%s: %s', (key, command) => expect(press(key)).toEqual({ command }))

	it.each(['6', '0', 'x', 'Enter', ' ', 'ArrowDown', 'F'.repeat(2)])('%s is the browser’s', (key) =>
		expect(press(key)).toBeNull(),
	)

	it('counts by its place where it writes another script', () => {
		expect(press('ब', { code: 'KeyB' })).toEqual({ option: 'B' })
		expect(press('१', { code: 'Digit1' })).toEqual({ option: 'A' })
		expect(press('ल', { code: 'KeyN' })).toEqual({ command: 'next' })
		expect(press('ज', { code: 'KeyX' })).toBeNull()
	})

	it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'])('is the browser’s with %s', (name) =>
		expect(press('a', { [name]: true })).toBeNull(),
	)
})
