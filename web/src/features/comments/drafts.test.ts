import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOutboxes } from '#web/lib/outbox/outbox-memory.ts'
import { draftOf, emptyDraft, forgetDraft, joinTexts, keepDraft } from './drafts.ts'

const picture = { id: '1', file: new File(['x'], 'a.png') }
const draft = { ...emptyDraft(null), text: 'Half a thought', pictures: [picture] }

beforeEach(forgetOutboxes)

describe('a draft', () => {
	it('is there again with its pictures and its name, for its own subject', () => {
		keepDraft('q1', draft)
		expect(draftOf('q1', null)).toMatchObject({ text: 'Half a thought', pictures: [picture], sendKey: draft.sendKey })
		expect(draftOf('q2', null)).toBeNull()
	})

	it('of pictures alone is kept, and one that has lost its pictures has none', () => {
		keepDraft('q1', { ...draft, text: '' })
		expect(draftOf('q1', null)).toMatchObject({ text: '', pictures: [picture] })
		keepDraft('q1', { ...draft, pictures: [] })
		expect(draftOf('q1', null)).toMatchObject({ text: 'Half a thought', pictures: [] })
	})

	it('of somebody who was not signed in is taken up by whoever signs in, that of an account by nobody else', () => {
		keepDraft('q1', draft)
		const taken = draftOf('q1', 'meera') ?? draft
		expect(taken).toMatchObject({ text: 'Half a thought', pictures: [picture], userId: 'meera' })
		keepDraft('q1', { ...taken, text: 'A thought' })
		expect(draftOf('q1', 'meera')).toMatchObject({ text: 'A thought' })
		expect([draftOf('q1', 'anil'), draftOf('q1', null)]).toEqual([null, null])
	})

	it('joins what was begun before a sign-in to one’s own, and loses neither text nor picture', () => {
		const other = { id: '2', file: new File(['y'], 'b.png') }
		keepDraft('q1', { ...draft, text: 'Mine', userId: 'meera' })
		keepDraft('q1', { ...emptyDraft(null), text: 'Before', pictures: [other] })
		expect(draftOf('q1', 'meera')).toMatchObject({ text: 'Mine\n\nBefore', pictures: [picture, other] })
		expect(draftOf('q1', null)).toBeNull()
		expect(joinTexts(draft, { text: draft.text, sendKey: 'other' })).toBe(draft)
	})

	it('is gone once it is posted or emptied, and with a sign-out', () => {
		for (const forget of [() => forgetDraft('q1', draft), () => keepDraft('q1', emptyDraft(null)), forgetOutboxes]) {
			keepDraft('q1', draft)
			forget()
			expect(draftOf('q1', null)).toBeNull()
		}
	})

	it('stays when something else was posted in its place', () => {
		keepDraft('q1', draft)
		forgetDraft('q1', { userId: null, sendKey: 'older' })
		expect(draftOf('q1', null)).toMatchObject({ text: 'Half a thought' })
	})
})

describe('what an older version has kept in the tab', () => {
	it('is taken over, whatever else lies there', async () => {
		const stored = new Map([
			['commentDraft:q1', JSON.stringify({ text: 'Older', sendKey: 'first', isTried: true, userId: 'meera' })],
			['commentDraft:q2', '{"text":1}'],
			['theme', 'dark'],
		])
		const methods = {
			getItem: (key: string) => stored.get(key) ?? null,
			removeItem: (key: string) => stored.delete(key),
		}
		const described = () => ({ enumerable: true, configurable: true })
		vi.stubGlobal(
			'sessionStorage',
			new Proxy(methods, { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: described }),
		)
		vi.resetModules()
		const page = await import('./drafts.ts')
		await page.draftsRead()
		expect(page.draftOf('q1', 'meera')).toMatchObject({ text: 'Older', sendKey: 'first', isTried: true })
		expect(page.draftOf('q2', null)).toBeNull()
		vi.unstubAllGlobals()
	})
})
