import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOutboxes } from '#web/lib/outbox/outbox-memory.ts'
import { emptyDraft, joinDrafts, questionsOfDrafts, readDrafts, storeDraft, takeDraft } from './drafts.ts'

const draft = { text: 'Intro: aquifer types', sendKey: 'first', isTried: false }
const subject = 'mains:groundwater'

beforeEach(forgetOutboxes)

describe('a note that was begun', () => {
	it('is there again with its name for the server, for its own question and owner', () => {
		storeDraft(subject, 'meera', { ...draft, isTried: true })
		expect(takeDraft(subject, 'meera')).toEqual({ ...draft, isTried: true })
		expect([takeDraft(subject, 'anil'), takeDraft(subject, null), takeDraft('miq:groundwater', 'meera')]).toEqual([
			null,
			null,
			null,
		])
	})

	it('is known by its question, to its owner, and of nobody to everybody', async () => {
		storeDraft(subject, 'meera', draft)
		storeDraft('mains:caste', null, draft)
		expect((await questionsOfDrafts('meera')).sort()).toEqual(['mains:caste', subject])
		expect([await questionsOfDrafts('anil'), await questionsOfDrafts(null)]).toEqual([['mains:caste'], ['mains:caste']])
	})

	it('of nobody goes to whoever signs in, and to nobody after that', () => {
		storeDraft(subject, null, draft)
		expect(takeDraft(subject, null)).toEqual(draft)
		expect(takeDraft(subject, 'meera')).toEqual(draft)
		expect([takeDraft(subject, 'anil'), takeDraft(subject, null)]).toEqual([null, null])
		expect(takeDraft(subject, 'meera')).toEqual(draft)
	})

	it('before a sign-in does not take the place of one that was there', () => {
		storeDraft(subject, 'meera', draft)
		storeDraft(subject, null, { ...draft, text: 'Body: metering' })
		const joined = takeDraft(subject, 'meera')
		expect(joined?.text).toBe('Intro: aquifer types\n\nBody: metering')
		expect(joined?.sendKey).not.toBe('first')
	})

	it('of one owner leaves that of another alone', () => {
		storeDraft(subject, 'meera', draft)
		storeDraft(subject, 'anil', { ...draft, text: 'Other' })
		storeDraft(subject, 'anil', null)
		expect(takeDraft(subject, 'meera')).toEqual(draft)
	})

	it('leaves nothing behind once it is saved or emptied', async () => {
		for (const next of [null, { ...draft, text: '' }]) {
			storeDraft(subject, null, draft)
			storeDraft(subject, null, next)
			expect(await questionsOfDrafts(null)).toEqual([])
		}
	})

	it('is gone after a sign-out', async () => {
		storeDraft(subject, 'meera', draft)
		forgetOutboxes()
		expect([takeDraft(subject, 'meera'), await questionsOfDrafts('meera')]).toEqual([null, []])
	})

	it('by an older version is taken over, each for its owner, and its old place emptied', async () => {
		const stored: Record<string, unknown> = {
			[`practiceDraft:${subject}`]: JSON.stringify({ meera: draft, '': { ...draft, text: 'Of nobody' } }),
			'practiceDraft:mains:broken': '{',
		}
		const methods = {
			getItem: (key: string) => stored[key] ?? null,
			removeItem: (key: string) => delete stored[key],
		}
		vi.stubGlobal('localStorage', Object.assign(Object.create(methods), stored))
		vi.resetModules()
		const page = await import('./drafts.ts')
		await page.draftsRead()
		expect(page.takeDraft(subject, null)?.text).toBe('Of nobody')
		expect(page.takeDraft(subject, 'meera')?.text).toBe('Intro: aquifer types\n\nOf nobody')
		vi.unstubAllGlobals()
	})
})

describe('its name for the server', () => {
	it('is another one for each that is begun', () => {
		expect(emptyDraft().sendKey).not.toBe(emptyDraft().sendKey)
	})

	it('stays where nothing is joined to it', () => {
		expect(joinDrafts(draft, undefined)).toBe(draft)
		expect(joinDrafts(undefined, draft)).toBe(draft)
		expect(joinDrafts(undefined, undefined)).toBeUndefined()
	})
})

describe('what was stored', () => {
	it.each<[unknown, string[]]>([
		[null, []],
		['text', []],
		[[draft], []],
		[{ meera: draft, '': draft }, ['meera', '']],
		[{ meera: null, anil: 'text', asha: { text: 'x' }, ravi: { text: '', sendKey: 'k' } }, []],
		[{ meera: { text: 1, sendKey: 'k' }, anil: { ...draft, isTried: 'yes' } }, ['anil']],
	])('%j is of %j', (value, owners) => expect(Object.keys(readDrafts(value))).toEqual(owners))

	it('is a try only where it says so', () => {
		expect(readDrafts({ meera: { ...draft, isTried: 'yes' } }).meera?.isTried).toBe(false)
	})
})
