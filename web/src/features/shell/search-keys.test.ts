import { describe, expect, it } from 'vitest'
import { isForSearch } from './search-keys.ts'

type Pressed = Parameters<typeof isForSearch>[0]

const nothing = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false }

/** Says of an element only whether the list of places that it is asked for has its own. */
const inPlace = (place: string) =>
	({ closest: (asked: string) => (asked.split(', ').includes(place) ? {} : null) }) as unknown as EventTarget

function leads(pressed: Partial<Pressed>, hasSlash = true) {
	return isForSearch({ ...nothing, key: '', code: '', target: inPlace('main'), ...pressed }, hasSlash)
}

describe('the search', () => {
	it.each([
		['Ctrl-K', { key: 'k', code: 'KeyK', ctrlKey: true }],
		['⌘K', { key: 'k', code: 'KeyK', metaKey: true }],
		['Ctrl-K with capitals locked', { key: 'K', code: 'KeyK', ctrlKey: true }],
		['Ctrl-K on a Hindi keyboard', { key: 'क', code: 'KeyK', ctrlKey: true }],
		['/', { key: '/', code: 'Slash' }],
		['/ above a digit', { key: '/', code: 'Digit7', shiftKey: true }],
		['/ by its place on a Hindi keyboard', { key: 'य', code: 'Slash' }],
	])('is asked for by %s', (_, pressed) => {
		expect(leads(pressed)).toBe(true)
	})

	it.each([
		['a letter', { key: 'k', code: 'KeyK' }],
		['Ctrl-Shift-K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
		['Ctrl-Alt-K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
		['Ctrl-/', { key: '/', code: 'Slash', ctrlKey: true }],
		['what another letter of a Latin keyboard has in the place of K', { key: 't', code: 'KeyK', ctrlKey: true }],
		['? in the place of /', { key: '?', code: 'Slash', shiftKey: true }],
		['the capital in the place of / on a Hindi keyboard', { key: 'य़', code: 'Slash', shiftKey: true }],
		['what somebody else has answered', { key: 'k', code: 'KeyK', ctrlKey: true, defaultPrevented: true }],
	])('is not asked for by %s', (_, pressed) => {
		expect(leads(pressed)).toBe(false)
	})

	it('is left alone where keys have a meaning of their own', () => {
		const places = [':read-write', 'select', '[role=dialog]', '[role=menu]']
		expect(places.map((place) => leads({ key: '/', target: inPlace(place) }))).toEqual(places.map(() => false))
		expect(leads({ key: 'k', ctrlKey: true, target: inPlace(':read-write') })).toBe(false)
	})

	it('is asked for by / only where the reader has left it on, and by Ctrl-K always', () => {
		expect(leads({ key: '/', code: 'Slash' }, false)).toBe(false)
		expect(leads({ key: 'य', code: 'Slash' }, false)).toBe(false)
		expect(leads({ key: 'k', code: 'KeyK', ctrlKey: true }, false)).toBe(true)
	})

	it('may be asked for by a key that was pressed nowhere', () => {
		expect(leads({ key: '/', target: {} as EventTarget })).toBe(true)
	})
})
