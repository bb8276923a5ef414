import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAtSignOut } from '#web/lib/browser-store/clear-at-sign-out.ts'
import { draftMemory } from '#web/lib/draft-memory.ts'
import { changeText, emptyDraft, joinDrafts, readDrafts, storeDraft, subjectsOfDrafts, takeDraft } from './drafts.ts'

/** As a browser's: its keys are its own properties. */
function storageStub() {
	const methods = {
		getItem: (key: string) => (store as unknown as Record<string, string>)[key] ?? null,
		setItem: (key: string, value: string) => Object.assign(store, { [key]: value }),
		removeItem: (key: string) => delete (store as unknown as Record<string, string>)[key],
	}
	const store = Object.create(methods) as Storage
	return store
}

const draft = { text: 'Intro: aquifer types', sendKey: 'first', isTried: false }
const subject = 'mains:groundwater'

function signOut() {
	draftMemory.clear()
	clearAtSignOut()
}

beforeEach(() => {
	draftMemory.clear()
	vi.stubGlobal('localStorage', storageStub())
	vi.stubGlobal('sessionStorage', storageStub())
})

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

	it('is known by its question, to its owner, and of nobody to everybody', () => {
		storeDraft(subject, 'meera', draft)
		storeDraft('mains:caste', null, draft)
		localStorage.setItem('practiceDraft:mains:broken', '{')
		localStorage.setItem('practiceMarks', '{}')
		expect(subjectsOfDrafts('meera')).toEqual([subject, 'mains:caste'])
		expect([subjectsOfDrafts('anil'), subjectsOfDrafts(null)]).toEqual([['mains:caste'], ['mains:caste']])
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

	it('leaves nothing behind once it is saved or emptied', () => {
		for (const next of [null, { ...draft, text: '' }]) {
			storeDraft(subject, null, draft)
			storeDraft(subject, null, next)
			expect(Object.keys(localStorage)).toEqual([])
		}
	})

	it('is gone after a sign-out, with marks and times, and nothing else', () => {
		storeDraft(subject, 'meera', draft)
		localStorage.setItem('practiceMarks', '{}')
		localStorage.setItem('theme', 'dark')
		sessionStorage.setItem('practiceTimer:mains:groundwater', '{}')
		sessionStorage.setItem('inquiryPageViews', '2')
		signOut()
		expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme'], ['inquiryPageViews']])
	})

	it('outlives a storage that is forbidden', () => {
		vi.stubGlobal('localStorage', undefined)
		storeDraft(subject, null, draft)
		expect(takeDraft(subject, null)).toBeNull()
		signOut()
	})
})

describe('its name for the server', () => {
	it('stays until the text is changed after a try', () => {
		expect(changeText(draft, 'More').sendKey).toBe('first')
		const tried = { ...draft, isTried: true }
		expect(changeText(tried, draft.text)).toBe(tried)
		expect(changeText(tried, 'More')).toMatchObject({ text: 'More', isTried: false })
		expect(changeText(tried, 'More').sendKey).not.toBe('first')
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

	it('that cannot be read is no note', () => {
		localStorage.setItem(`practiceDraft:${subject}`, '{"meera":')
		expect(takeDraft(subject, 'meera')).toBeNull()
	})
})
