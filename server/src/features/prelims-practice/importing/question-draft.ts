import type { DocumentEntry } from '../../../content/server-kind.ts'
import type { ReadLine } from './legacy-line.ts'

interface Field {
	text: string
	typed: string | null
}

/** Collects what a document says of one question, by the names of columns. */
export function draftQuestion(number: number) {
	const fields = new Map<string, Field>()
	const faults: DocumentEntry['faults'][number][] = []
	const textOf = (column: string) => fields.get(column)?.text ?? ''
	return {
		number,
		textOf,
		/** @param between stands between this line and what is there already */
		add(column: string, { text, typed }: ReadLine, between: string) {
			const before = fields.get(column)
			const join = (first: string, second: string) => (first === '' ? second : first + between + second)
			const isTyped = typed !== null || (before?.typed ?? null) !== null
			fields.set(column, {
				text: join(before?.text ?? '', text.trim()),
				typed: isTyped ? join(before?.typed ?? before?.text ?? '', (typed ?? text).trim()) : null,
			})
		},
		fault(column: string, code: string) {
			if (!faults.some((known) => known.column === column)) faults.push({ column, code })
		},
		end(): DocumentEntry {
			const all = [...fields]
			return {
				number,
				cells: Object.fromEntries(all.map(([column, { text }]) => [column, text])),
				typed: Object.fromEntries(
					all.flatMap(([column, { text, typed }]) => (typed === null || typed === text ? [] : [[column, typed]])),
				),
				faults,
			}
		},
	}
}

export type QuestionDraft = ReturnType<typeof draftQuestion>
