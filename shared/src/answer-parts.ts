import { parseEmphasis, type TextRun } from './emphasis.ts'

/**
 * Is one line of a stored answer. Points ("1. Organisation: …") follow each other and a lead-in closely, and so do
 * lines ("To: the Collector"); everything else has a free line between.
 */
export interface AnswerPart {
	kind: 'paragraph' | 'line' | 'point'
	runs: TextRun[]
}

/** What is no longer than this fits on one ruled line. */
const LINE_MAX_LENGTH = 70

/** Gives a model answer as it is laid out, on the screen as in the files that are taken home. It is empty for an empty answer. */
export function answerParts(answer: string): AnswerPart[] {
	return answer
		.split(/[\r\n]+/)
		.filter((text) => text.trim() !== '')
		.map((text) => ({ kind: partKind(text), runs: parseEmphasis(text) }))
}

function partKind(text: string): AnswerPart['kind'] {
	if (/^\d{1,2}\. /.test(text)) return 'point'
	return text.length <= LINE_MAX_LENGTH ? 'line' : 'paragraph'
}
