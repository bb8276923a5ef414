/**
 * Keeps in this browser the notes that were begun and not saved, over a reload, a crash and the end of the tab, each under the id of
 * whom it is of, so that nobody finds another one's. What nobody owns goes to whoever signs in.
 */
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import type { Writing } from '#web/lib/outbox/writing.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { olderNotes, unsentNotes } from './stored.ts'

export interface Draft extends Required<Writing> {
	text: string
}

/** The keys are the owners' ids; '' stands for nobody. */
type Drafts = Record<string, Draft>

/** Null stands for whoever is not signed in. */
export type Owner = string | null

const keyOf = (owner: Owner) => owner ?? ''

export const emptyDraft = (): Draft => ({ text: '', sendKey: newSendKey(), isTried: false })

/** Gives one's own, and below it what was written before the sign-in, unless it is the same. */
export function joinDrafts(own: Draft | undefined, ofNobody: Draft | undefined): Draft | undefined {
	if (!own || !ofNobody || own.text === ofNobody.text) return own ?? ofNobody
	return { text: `${own.text}\n\n${ofNobody.text}`, sendKey: newSendKey(), isTried: false }
}

/** Takes whatever was stored, which may be anything, and returns what is a draft. */
export function readDrafts(value: unknown): Drafts {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
	const read = Object.entries(value).flatMap(([owner, draft]): [string, Draft][] => {
		const { text, sendKey, isTried } = (draft ?? {}) as Partial<Record<keyof Draft, unknown>>
		if (typeof text !== 'string' || text === '' || typeof sendKey !== 'string') return []
		return [[owner, { text, sendKey, isTried: isTried === true }]]
	})
	return Object.fromEntries(read)
}

const drafts = createOutbox<Draft>({
	stored: unsentNotes,
	join: (own, other) => joinDrafts(own, other) ?? own,
	takeOver,
})

/** Takes over from an older version, which kept the drafts of all owners of a question in one text. */
async function takeOver() {
	const questions = olderNotes.parts()
	return {
		entries: questions.flatMap((question) =>
			Object.entries(readDrafts(olderNotes.readJson(question))).map(([owner, content]) => ({
				subject: question,
				owner,
				content,
			})),
		),
		forget: async () => {
			for (const question of questions) olderNotes.remove(question)
		},
	}
}

/** Ends when the device's drafts are read; before that only what this page has kept is known. */
export const draftsRead = (): Promise<void> => drafts.ready()

/** @param subject type and id of the question: 'mains:…' */
export function storeDraft(subject: string, owner: Owner, draft: Draft | null): void {
	if (draft && draft.text !== '') void drafts.keep(subject, keyOf(owner), draft)
	else if (drafts.find(subject, keyOf(owner))) void drafts.remove(subject, keyOf(owner))
}

/** Gives the questions of which `owner` has a note that is not saved, or nobody has. */
export async function questionsOfDrafts(owner: Owner): Promise<string[]> {
	await drafts.ready()
	return [...new Set(['', keyOf(owner)])].flatMap((one) => drafts.of(one)).map(({ subject }) => subject)
}

/** Takes what `owner` goes on with: one's own, and what nobody owns, which is one's own from then on. */
export function takeDraft(subject: string, owner: Owner): Draft | null {
	const ofNobody = drafts.find(subject, '')?.content
	if (owner === null) return ofNobody ?? null
	const draft = joinDrafts(drafts.find(subject, owner)?.content, ofNobody) ?? null
	if (ofNobody) {
		storeDraft(subject, owner, draft)
		storeDraft(subject, null, null)
	}
	return draft
}
