import { createOutbox } from '#web/lib/outbox/outbox.ts'
import type { Writing } from '#web/lib/outbox/writing.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { olderCommentDrafts, unsentCommentPictures, unsentComments } from './stored.ts'

/** This picture is to go with a comment. */
export interface ChosenPicture {
	id: string
	file: File
}

interface WrittenText extends Writing {
	text: string
}

/** Holds a comment, or with fewer fields a reply, that was begun and not sent. */
export interface Draft extends WrittenText {
	pictures: ChosenPicture[]
	/** It belongs to this account, also after the session has ended; it is null where the writer was not signed in yet. */
	userId: string | null
}

export const emptyDraft = (userId: string | null): Draft => ({ text: '', pictures: [], sendKey: newSendKey(), userId })

const texts = createOutbox<WrittenText>({ stored: unsentComments, join: joinTexts, takeOver })

/** Pictures are stored on their own, so that no key that is pressed writes them once more. */
const pictures = createOutbox<ChosenPicture[]>({ stored: unsentCommentPictures, join: joinPictures })

/** Neither text is dropped: the other one stands below one's own, unless it is the same. */
export function joinTexts(own: WrittenText, other: WrittenText): WrittenText {
	if (own.text === other.text || other.text === '') return own
	if (own.text === '') return other
	return { text: `${own.text}\n\n${other.text}`, sendKey: newSendKey() }
}

function joinPictures(own: ChosenPicture[], other: ChosenPicture[]): ChosenPicture[] {
	return [...own, ...other.filter(({ id }) => !own.some((picture) => picture.id === id))]
}

let reading: Promise<unknown> | null = null

/**
 * Resolves when everything is read: before that only what this page has kept is known.
 * @returns always the same promise
 */
export function draftsRead(): Promise<unknown> {
	reading ??= Promise.all([texts.ready(), pictures.ready()])
	return reading
}

/**
 * Finds what was begun about `subject`, in this page or in an earlier one. Whoever signs in goes on with what nobody
 * owns; what an account has begun is there for nobody else.
 */
export function draftOf(subject: string, userId: string | null): Draft | null {
	if (userId) claimDraft(subject, userId)
	return keptDraft(subject, userId)
}

export function keepDraft(subject: string, draft: Draft): void {
	const { text, sendKey, isTried, userId } = draft
	if (text === '' && draft.pictures.length === 0) {
		forget(subject, userId)
		return
	}
	void texts.keep(subject, userId ?? '', { text, sendKey, isTried: isTried === true })
	const kept = pictures.find(subject, userId ?? '')?.content
	if (draft.pictures.length > 0 && draft.pictures !== kept) void pictures.keep(subject, userId ?? '', draft.pictures)
	if (draft.pictures.length === 0 && kept) void pictures.remove(subject, userId ?? '')
}

/** Forgets a draft once it is posted; something newer that has taken its place stays. */
export function forgetDraft(subject: string, { userId, sendKey }: Pick<Draft, 'userId' | 'sendKey'>): void {
	if (keptDraft(subject, userId)?.sendKey === sendKey) forget(subject, userId)
}

function forget(subject: string, userId: string | null): void {
	if (texts.find(subject, userId ?? '')) void texts.remove(subject, userId ?? '')
	if (pictures.find(subject, userId ?? '')) void pictures.remove(subject, userId ?? '')
}

function keptDraft(subject: string, userId: string | null): Draft | null {
	const kept = texts.find(subject, userId ?? '')?.content
	return kept ? { ...kept, pictures: pictures.find(subject, userId ?? '')?.content ?? [], userId } : null
}

function claimDraft(subject: string, userId: string): void {
	const ofNobody = keptDraft(subject, null)
	if (!ofNobody) return
	const own = keptDraft(subject, userId)
	const joined = own && { ...joinTexts(own, ofNobody), pictures: joinPictures(own.pictures, ofNobody.pictures) }
	keepDraft(subject, { ...(joined ?? ofNobody), userId })
	forget(subject, null)
}

/** An older version kept one text for each subject, in the tab alone. */
async function takeOver() {
	const subjects = olderCommentDrafts.parts()
	return {
		entries: subjects.flatMap((subject) => {
			const older = olderCommentDrafts.readJson(subject) as Partial<Record<keyof Draft, unknown>> | null
			const { text, sendKey, isTried, userId } = older ?? {}
			if (typeof text !== 'string' || text === '' || typeof sendKey !== 'string') return []
			const owner = typeof userId === 'string' ? userId : ''
			return [{ subject, owner, content: { text, sendKey, isTried: isTried === true } }]
		}),
		forget: async () => {
			for (const subject of subjects) olderCommentDrafts.remove(subject)
		},
	}
}
