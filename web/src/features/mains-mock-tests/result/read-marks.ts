import { questionPart } from '@aravalli/shared/evaluation/rubric'

/**
 * Reads the marks that a form gives to questions; an empty field gives none.
 *
 * @returns the number of the first question whose marks are no marks, or all of them
 */
export function readMarks(
	form: Pick<FormData, 'get'>,
	questions: readonly { number: number; marks: number }[],
): { wrong: number } | { marks: Record<string, number> } {
	const marks: Record<string, number> = {}
	for (const { number, marks: most } of questions) {
		const text = String(form.get(questionPart(number)) ?? '').trim()
		if (text === '') continue
		const given = Number(text.replace(',', '.'))
		if (!(given >= 0 && given <= most) || !Number.isInteger(given * 2)) return { wrong: number }
		marks[questionPart(number)] = given
	}
	return { marks }
}
