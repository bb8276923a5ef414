import type { InformationContent, Question } from './information-content.ts'

/** The questions of a text with their answers as plain sentences, without the marks of links: for structured data. */
export function helpQuestions({ sections }: InformationContent): Question[] {
	return sections
		.flatMap(({ parts }) => parts)
		.flatMap((part) => (typeof part === 'object' && 'questions' in part ? part.questions : []))
		.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }))
}

const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
