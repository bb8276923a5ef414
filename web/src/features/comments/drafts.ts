import { draftMemory } from '#web/lib/draft-memory.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { commentDrafts } from './stored.ts'

/** A picture that is to go with a comment. */
export interface ChosenPicture {
	id: string
	file: File
	/** The same, small enough to send. */
	small: Promise<Blob>
}

/** A comment, or with less in it a reply, that was begun and not sent. */
export interface Draft {
	text: string
	pictures: ChosenPicture[]
	/** Names this writing to the server, so that a comment whose answer was lost is not added twice. */
	sendKey: string
	/** It was sent with this key at least once. */
	isTried?: boolean
	/** Whose it is, also after the session has ended; null: whoever was not signed in yet. */
	userId: string | null
}

/** What is changed after a try is another comment: under the same name the server would answer with what it had got before. */
export function changeDraft(draft: Draft, changes: Partial<Pick<Draft, 'text' | 'pictures'>>): Draft {
	return draft.isTried ? { ...draft, ...changes, sendKey: newSendKey(), isTried: false } : { ...draft, ...changes }
}

export const emptyDraft = (userId: string | null): Draft => ({ text: '', pictures: [], sendKey: newSendKey(), userId })

/**
 * What was begun to be written about `subject`: with its pictures while the page is open, its text also after a reload, in this tab
 * only. Whoever signs in goes on with what nobody owns; what an account has begun is there for nobody else.
 */
export function draftOf(subject: string, userId: string | null): Draft | null {
	const kept = keptDraft(subject)
	if (!kept || (kept.userId && kept.userId !== userId)) return null
	return { ...kept, userId }
}

export function keepDraft(subject: string, draft: Draft): void {
	if (draft.text === '' && draft.pictures.length === 0) {
		forgetDraft(subject)
		return
	}
	draftMemory.set(subject, draft)
	commentDrafts.writeJson({ ...draft, pictures: [] }, subject)
}

/** @param sendKey the one that is meant, if something newer may have taken its place */
export function forgetDraft(subject: string, sendKey?: string): void {
	if (sendKey && keptDraft(subject)?.sendKey !== sendKey) return
	draftMemory.delete(subject)
	commentDrafts.remove(subject)
}

const keptDraft = (subject: string) => (draftMemory.get(subject) as Draft | undefined) ?? storedDraft(subject)

function storedDraft(subject: string): Draft | null {
	const stored = commentDrafts.readJson(subject) as Partial<Record<keyof Draft, unknown>> | null
	if (typeof stored?.text !== 'string' || typeof stored.sendKey !== 'string') return null
	const { text, sendKey, isTried, userId } = stored
	return { text, sendKey, isTried: isTried === true, pictures: [], userId: typeof userId === 'string' ? userId : null }
}
