/**
 * Notes that were begun and not saved: kept in this browser over a reload, a crash and the end of the tab, each under the id of whom it
 * is of, so that nobody finds another one's. What nobody owns goes to whoever signs in.
 */
import { newSendKey } from '#web/lib/send-key.ts'
import { noteDrafts } from './stored.ts'

export interface Draft {
	text: string
	/** Names this note to the server, so that one whose answer was lost is not saved twice. */
	sendKey: string
	/** It was sent with this key at least once. */
	isTried: boolean
}

/** By the id of their owner; of nobody: ''. */
type Drafts = Record<string, Draft>

/** Null: whoever is not signed in. */
export type Owner = string | null

const keyOf = (owner: Owner) => owner ?? ''

export const emptyDraft = (): Draft => ({ text: '', sendKey: newSendKey(), isTried: false })

/** What is changed after a try is another note: under the same name the server would answer with what it had got before. */
export function changeText(draft: Draft, text: string): Draft {
	if (text === draft.text) return draft
	return draft.isTried ? { text, sendKey: newSendKey(), isTried: false } : { ...draft, text }
}

/** One's own, and below it what was written before the sign-in. */
export function joinDrafts(own: Draft | undefined, ofNobody: Draft | undefined): Draft | undefined {
	if (!own || !ofNobody) return own ?? ofNobody
	return { text: `${own.text}\n\n${ofNobody.text}`, sendKey: newSendKey(), isTried: false }
}

/** What was stored may be anything. */
export function readDrafts(value: unknown): Drafts {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
	const read = Object.entries(value).flatMap(([owner, draft]): [string, Draft][] => {
		const { text, sendKey, isTried } = (draft ?? {}) as Partial<Record<keyof Draft, unknown>>
		if (typeof text !== 'string' || text === '' || typeof sendKey !== 'string') return []
		return [[owner, { text, sendKey, isTried: isTried === true }]]
	})
	return Object.fromEntries(read)
}

const storedDrafts = (subject: string): Drafts => readDrafts(noteDrafts.readJson(subject))

/** @param subject type and id of the question: 'mains:…' */
export function storeDraft(subject: string, owner: Owner, draft: Draft | null): void {
	const { [keyOf(owner)]: _, ...others } = storedDrafts(subject)
	const all = draft && draft.text !== '' ? { ...others, [keyOf(owner)]: draft } : others
	if (Object.keys(all).length === 0) noteDrafts.remove(subject)
	else noteDrafts.writeJson(all, subject)
}

/** The questions of which `owner` has a note that is not saved, or nobody has. */
export function subjectsOfDrafts(owner: Owner): string[] {
	return noteDrafts.parts().filter((subject) => {
		const drafts = storedDrafts(subject)
		return '' in drafts || keyOf(owner) in drafts
	})
}

/** What `owner` goes on with: one's own, and what nobody owns, which is one's own from then on. */
export function takeDraft(subject: string, owner: Owner): Draft | null {
	const all = storedDrafts(subject)
	const draft = owner === null ? all[''] : joinDrafts(all[owner], all[''])
	if (owner !== null && all['']) {
		storeDraft(subject, null, null)
		storeDraft(subject, owner, draft ?? null)
	}
	return draft ?? null
}
