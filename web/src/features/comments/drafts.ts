import { draftMemory } from '#web/lib/draft-memory.ts'
import { newSendKey } from './send-key.ts'

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
}

interface KeptDraft extends Draft {
	/** Whose it is; null: whoever was not signed in yet. */
	userId: string | null
}

/** What is changed after a try is another comment: under the same name the server would answer with what it had got before. */
export function changeDraft(draft: Draft, changes: Partial<Pick<Draft, 'text' | 'pictures'>>): Draft {
	return draft.isTried ? { ...draft, ...changes, sendKey: newSendKey(), isTried: false } : { ...draft, ...changes }
}

export const emptyDraft = (): Draft => ({ text: '', pictures: [], sendKey: newSendKey() })

/**
 * What was begun to be written about `subject`: with its pictures while the page is open, its text also after a reload, in this tab
 * only. What another account has begun is not taken up.
 */
export function draftOf(subject: string, userId: string | null): Draft | null {
	const kept = (draftMemory.get(subject) as KeptDraft | undefined) ?? storedDraft(subject)
	if (!kept || (kept.userId && userId && kept.userId !== userId)) return null
	return kept
}

export function keepDraft(subject: string, userId: string | null, draft: Draft): void {
	if (draft.text === '' && draft.pictures.length === 0) {
		forgetDraft(subject)
		return
	}
	const kept: KeptDraft = { ...draft, userId }
	draftMemory.set(subject, kept)
	try {
		sessionStorage.setItem(`commentDraft:${subject}`, JSON.stringify({ ...kept, pictures: [] }))
	} catch {
		// Storage may be full or forbidden; the text is kept while the page is open.
	}
}

export function forgetDraft(subject: string): void {
	draftMemory.delete(subject)
	try {
		sessionStorage.removeItem(`commentDraft:${subject}`)
	} catch {
		// Storage is forbidden: nothing was kept.
	}
}

function storedDraft(subject: string): KeptDraft | null {
	try {
		const stored = JSON.parse(sessionStorage.getItem(`commentDraft:${subject}`) ?? 'null')
		if (typeof stored?.text !== 'string' || typeof stored.sendKey !== 'string') return null
		const { text, sendKey, isTried, userId } = stored
		return {
			text,
			sendKey,
			isTried: isTried === true,
			pictures: [],
			userId: typeof userId === 'string' ? userId : null,
		}
	} catch {
		return null
	}
}
