import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAtSignOut } from '#web/lib/browser-store/clear-at-sign-out.ts'
import { draftMemory } from '#web/lib/draft-memory.ts'
import { changeDraft, draftOf, emptyDraft, forgetDraft, keepDraft } from './drafts.ts'

const picture = { id: '1', file: new File(['x'], 'a.png'), small: Promise.resolve(new Blob()) }
const draft = { ...emptyDraft(null), text: 'Half a thought', pictures: [picture] }
let stored: Map<string, string>

function signOut() {
	draftMemory.clear()
	clearAtSignOut()
}

beforeEach(() => {
	stored = new Map()
	draftMemory.clear()
	const methods = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	}
	const storage = new Proxy(methods, { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: describeKey })
	vi.stubGlobal('sessionStorage', storage)
})

const describeKey = () => ({ enumerable: true, configurable: true })

describe('a draft', () => {
	it('is there again with its pictures, and after a reload with its text and name', () => {
		keepDraft('q1', draft)
		expect(draftOf('q1', null)).toMatchObject({ text: 'Half a thought', pictures: [picture] })
		draftMemory.clear()
		expect(draftOf('q1', null)).toMatchObject({ text: 'Half a thought', pictures: [], sendKey: draft.sendKey })
		expect(draftOf('q2', null)).toBeNull()
	})

	it('of somebody who was not signed in is taken up by whoever signs in, that of an account by nobody else', () => {
		keepDraft('q1', draft)
		const taken = draftOf('q1', 'meera') ?? draft
		expect(taken).toMatchObject({ text: 'Half a thought', userId: 'meera' })
		keepDraft('q1', changeDraft(taken, { text: 'A thought' }))
		for (const forgetPage of [() => undefined, () => draftMemory.clear()]) {
			forgetPage()
			expect(draftOf('q1', 'meera')).toMatchObject({ text: 'A thought' })
			expect([draftOf('q1', 'anil'), draftOf('q1', null)]).toEqual([null, null])
		}
	})

	it('is gone once it is posted or emptied, and with a sign-out all of them are', () => {
		for (const forget of [() => forgetDraft('q1'), () => keepDraft('q1', emptyDraft(null)), signOut]) {
			keepDraft('q1', draft)
			stored.set('theme', 'dark')
			forget()
			expect(draftOf('q1', null)).toBeNull()
			expect([...stored.keys()]).toEqual(['theme'])
		}
	})

	it('outlives a storage that is forbidden, and one that holds something else', () => {
		stored.set('commentDraft:q1', '{"text":1}')
		expect(draftOf('q1', null)).toBeNull()
		vi.stubGlobal('sessionStorage', undefined)
		keepDraft('q1', draft)
		expect(draftOf('q1', null)).toMatchObject({ text: 'Half a thought' })
		signOut()
		expect(draftOf('q1', null)).toBeNull()
	})

	it('keeps its name for the server until it is changed after a try', () => {
		expect(changeDraft(draft, { text: 'More' }).sendKey).toBe(draft.sendKey)
		const tried = { ...draft, isTried: true }
		expect(changeDraft(tried, { text: 'More' }).sendKey).not.toBe(draft.sendKey)
		expect(emptyDraft(null).sendKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
	})
})
