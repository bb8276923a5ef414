import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'

const nothing = { reason: null, text: '', isForSignIn: false }
const stored = new Map<string, string>()

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	})
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what is written about each question by itself', () => {
	keepDraft('one', { reason: 'key', text: 'Luni', isForSignIn: true })
	expect(readDraft('one')).toEqual({ reason: 'key', text: 'Luni', isForSignIn: true })
	expect(readDraft('two')).toEqual(nothing)
	forgetDraft('one')
	expect(readDraft('one')).toEqual(nothing)
})

it('keeps nothing where nothing is written', () => {
	keepDraft('one', { reason: 'key', text: '', isForSignIn: false })
	keepDraft('one', nothing)
	expect(stored.size).toBe(0)
})

it.each(['5', 'null', '{', '{"reason":"boring","text":5}'])('takes whatever is stored: %s', (text) => {
	stored.set('questionReport:one', text)
	expect(readDraft('one')).toEqual(nothing)
})
