import { beforeEach, describe, expect, it, vi } from 'vitest'
import { areShortcutsOn, shortcutOf, turnShortcuts } from './shortcuts.ts'

const press = (key: string, more: object = {}) =>
	shortcutOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

describe('a key', () => {
	it.each([
		['ArrowLeft', 'previous'],
		['ArrowRight', 'next'],
		['p', 'previous'],
		['P', 'previous'],
		['n', 'next'],
		['s', 'answer'],
		['A', 'answer'],
		['t', 'pause'],
		[' ', null],
		['Enter', null],
		['x', null],
		['ArrowUp', null],
	])('%s: %s', (key, shortcut) => expect(press(key)).toBe(shortcut))

	it('counts by its place where it writes another script', () => {
		expect(press('ल', { code: 'KeyN' })).toBe('next')
		expect(press('ज', { code: 'KeyP' })).toBe('previous')
		expect(press('क', { code: 'KeyK' })).toBeNull()
	})

	it('counts by what it writes where its place is another letter’s', () => {
		expect(press('l', { code: 'KeyP' })).toBeNull()
	})

	it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'])('is the browser’s with %s', (name) =>
		expect(press('p', { [name]: true })).toBeNull(),
	)
})

describe('shortcuts', () => {
	beforeEach(() => {
		const stored = new Map<string, string>()
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value),
			removeItem: (key: string) => stored.delete(key),
		})
	})

	it('are on until they are turned off', () => {
		expect(areShortcutsOn()).toBe(true)
		turnShortcuts(false)
		expect(areShortcutsOn()).toBe(false)
		turnShortcuts(true)
		expect(areShortcutsOn()).toBe(true)
	})

	it('are on where storage is forbidden', () => {
		vi.stubGlobal('localStorage', undefined)
		turnShortcuts(false)
		expect(areShortcutsOn()).toBe(true)
	})
})
