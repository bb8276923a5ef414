import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { type PrelimsSubject, prelimsSubjects } from '@aravalli/shared/prelims-subjects'

/** Moves the entry of a place to another. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
	const id = ids[from]
	if (id === undefined || to < 0 || to >= ids.length) return [...ids]
	return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** Puts ids behind those that are there, each once. */
export const withAdded = (ids: readonly string[], added: readonly string[]): string[] => [
	...new Set([...ids, ...added]),
]

/** Puts back one that was taken out, where it was. */
export const withPutBack = (ids: readonly string[], id: string, place: number): string[] =>
	ids.includes(id) ? [...ids] : ids.toSpliced(place, 0, id)

/** Counts the questions of each subject, in the order of the syllabus. */
export function subjectTotals(
	ids: readonly string[],
	known: ReadonlyMap<string, Pick<PaperQuestion, 'subjectId'>>,
): { subject: PrelimsSubject; count: number }[] {
	const subjects = ids.map((id) => known.get(id)?.subjectId)
	return prelimsSubjects
		.map((subject) => ({ subject, count: subjects.filter((one) => one === subject).length }))
		.filter(({ count }) => count > 0)
}

/** Reads ids from a pasted list: one in a line, or with commas between them. */
export const pastedIds = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((id) => id !== ''))]
