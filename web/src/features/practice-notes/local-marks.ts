/**
 * Holds the questions that somebody who is not signed in has marked as ones to revise. They are kept in the browser, the same for
 * all tabs; whoever signs in takes them along (`take-marks-along.ts`), and a sign-out forgets them.
 */
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { localMarkTexts } from './stored.ts'

export type LocalMarks = Partial<Record<PracticeType, string[]>>

/** More are no longer looked through by anybody. */
const MOST_MARKS = 500

/**
 * The types are written here once more, because the rules of notes and photos, which would bring them, are not for the
 * first screen.
 */
const kinds: Record<PracticeType, true> = { mains: true, miq: true, 'answer-writing': true, prelims: true }
const practiceTypes = Object.keys(kinds) as PracticeType[]

/** Takes whatever was stored, which may be anything, and returns what are marks. */
export function readMarks(value: unknown): LocalMarks {
	if (typeof value !== 'object' || value === null) return {}
	const kept: LocalMarks = {}
	for (const type of practiceTypes) {
		const ids: unknown = Reflect.get(value, type)
		if (Array.isArray(ids)) kept[type] = [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))]
	}
	return kept
}

export function withMark(marks: LocalMarks, type: PracticeType, questionId: string, isOn: boolean): LocalMarks {
	const others = (marks[type] ?? []).filter((id) => id !== questionId)
	return { ...marks, [type]: isOn ? [...others, questionId].slice(-MOST_MARKS) : others }
}

const none: LocalMarks = {}
const listeners = new Set<() => void>()
/** While storage is forbidden or full, they are kept as long as the page is open. */
let inMemory: LocalMarks = none
let last = { text: '', marks: none }

/** Returns the same object until the marks change. */
export function localMarks(): LocalMarks {
	try {
		const text = localMarkTexts.read() ?? ''
		if (text !== last.text) last = { text, marks: text === '' ? none : readMarks(JSON.parse(text)) }
		return text === '' ? inMemory : last.marks
	} catch {
		return inMemory
	}
}

export const noMarks = () => none

export function setLocalMark(type: PracticeType, questionId: string, isOn: boolean): void {
	const marks = withMark(localMarks(), type, questionId, isOn)
	inMemory = localMarkTexts.writeJson(marks) ? none : marks
	for (const listener of listeners) listener()
}

/** Calls `listener` when they change, here or in another tab. Returns how to stop. */
export function onMarksChanged(listener: () => void): () => void {
	listeners.add(listener)
	const stop = localMarkTexts.onChangedElsewhere(listener)
	return () => {
		listeners.delete(listener)
		stop()
	}
}
