import { draftMemory } from '#web/lib/draft-memory.ts'
import { type Draft, draftsRead, emptyDraft, joinDrafts, type Owner, storeDraft, takeDraft } from './drafts.ts'
import { setUnsent } from './unsent-subjects.ts'

/** Is a photo that is not on the server yet. */
export interface ChosenPhoto {
	/** Names it to the server, so that one whose answer was lost is not kept twice. */
	id: string
	file: File
	/** Is the same, small enough to send. */
	small: Promise<Blob>
	/** 'unsent' waits for somebody to sign in, or to press; 'refused' would be so at each further try. */
	state: 'unsent' | 'queued' | 'sending' | 'failed' | 'refused'
	/** Says why it failed. */
	problem: string | null
	/** Says that a browser that is killed now still has it. */
	isOnDevice?: boolean
}

/** Holds what of somebody's answer to one question is not saved yet: the note that is being written, and photos. */
export interface AnswerSheet {
	draft: Draft
	isSaving: boolean
	problem: string | null
	photos: ChosenPhoto[]
	photoProblem: string | null
}

/** It outlives the panel that shows it: what is on its way goes on, and is there when the panel is opened again. */
export interface AnswerSheetStore {
	/** Holds type and id of the question: 'mains:…'. */
	subject: string
	owner: Owner
	get(): AnswerSheet
	change(changes: Partial<AnswerSheet>): void
	subscribe(listener: () => void): () => void
	/** Returns false once somebody has signed out: what comes then is for nobody. */
	isKept(): boolean
}

const keyOf = (subject: string, owner: Owner) => `answer sheet ${subject} ${owner ?? ''}`

/**
 * Whoever signs in goes on with what was on the sheet while nobody was signed in.
 *
 * @param subject type and id of the question: 'mains:…'
 */
export function answerSheetOf(subject: string, owner: Owner): AnswerSheetStore {
	const ofNobody = owner === null ? null : takeFromNobody(subject)
	const known = draftMemory.get(keyOf(subject, owner)) as AnswerSheetStore | undefined
	if (!known) return newAnswerSheet(subject, owner, ofNobody)
	if (ofNobody) {
		storeDraft(subject, null, null)
		known.change(joined(known.get(), ofNobody))
	}
	return known
}

function takeFromNobody(subject: string): AnswerSheet | null {
	const sheet = draftMemory.get(keyOf(subject, null)) as AnswerSheetStore | undefined
	draftMemory.delete(keyOf(subject, null))
	return sheet?.get() ?? null
}

function joined({ draft, photos }: AnswerSheet, ofNobody: AnswerSheet): Pick<AnswerSheet, 'draft' | 'photos'> {
	const written = [draft, ofNobody.draft].map((one) => (one.text === '' ? undefined : one))
	return { draft: joinDrafts(written[0], written[1]) ?? draft, photos: [...photos, ...ofNobody.photos] }
}

function newAnswerSheet(subject: string, owner: Owner, ofNobody: AnswerSheet | null): AnswerSheetStore {
	const key = keyOf(subject, owner)
	const listeners = new Set<() => void>()
	let sheet: AnswerSheet = {
		// It is stored, unless that is forbidden.
		draft: takeDraft(subject, owner) ?? ofNobody?.draft ?? emptyDraft(),
		isSaving: false,
		problem: null,
		photos: ofNobody?.photos ?? [],
		photoProblem: null,
	}
	const store: AnswerSheetStore = {
		subject,
		owner,
		get: () => sheet,
		change(changes) {
			sheet = { ...sheet, ...changes }
			if (store.isKept()) setUnsent(subject, unsentIn(sheet))
			if (changes.draft && store.isKept()) storeDraft(subject, owner, changes.draft)
			for (const listener of listeners) listener()
		},
		subscribe(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		isKept: () => draftMemory.get(key) === store,
	}
	draftMemory.set(key, store)
	void draftsRead().then(() => bringBackDraft(store))
	return store
}

const unsentIn = ({ draft, photos }: AnswerSheet) => {
	if (draft.text !== '') return 'note'
	return photos.length > 0 ? 'photo' : null
}

/** Brings back what a page before this one has left, if it was not known when the sheet was opened. */
function bringBackDraft(store: AnswerSheetStore) {
	const { draft, isSaving } = store.get()
	const left = store.isKept() && !isSaving ? takeDraft(store.subject, store.owner) : null
	if (left && left.text !== draft.text) store.change({ draft: left })
}
