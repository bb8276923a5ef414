import type { Language } from '@aravalli/shared/language'
import type { MainsPaper } from '@aravalli/shared/mains-practice/mains-question'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'

export interface QuestionTexts {
	topic: string
	/** Holds the numbered parts. */
	questions: string[]
	/** Each part has one, in lines in which `**…**` marks phrases. It is empty where there is none. */
	answers: string[]
}

export interface NewQuestion {
	/** Is a slug: a-z, 0-9 and hyphens. */
	id: string
	year: number
	paperNo: MainsPaper
	subject: MainsSubject
	/** All questions of the topic have the same. */
	topicId: string
	isMostImportant: boolean
	/** It is true where it is not known to have been asked. */
	isSample: boolean
	/** Each part has its own. */
	partMarks: number[]
	wordLimits: number[]
	english: QuestionTexts
	/** It is null where only English exists. */
	hindi: QuestionTexts | null
}

export function storedColumns(question: NewQuestion) {
	const { english, hindi } = question
	return {
		id: question.id,
		published_on: listDay(question),
		year: question.year,
		paper_no: question.paperNo,
		subject: question.subject,
		topic_id: question.topicId,
		is_most_important: question.isMostImportant,
		is_sample: question.isSample,
		part_marks: question.partMarks,
		word_limits: question.wordLimits,
		questions_english: english.questions,
		questions_hindi: hindi?.questions,
		answers_english: english.answers,
		answers_hindi: hindi?.answers,
	}
}

/** Gives the name of a topic in each language that it has. */
export function topicRow({
	topicId,
	subject,
	english,
	hindi,
}: NewQuestion): Record<'id' | 'subject', string> & Record<Language, string | null> {
	return { id: topicId, subject, english: english.topic, hindi: hindi?.topic ?? null }
}

/**
 * Lists go by day, newest first (`shelf-index.ts`), and these by year, then by paper: each paper of a year has a month of its own.
 *
 * @returns 'YYYY-MM-DD'
 */
export function listDay({ year, paperNo }: Pick<NewQuestion, 'year' | 'paperNo'>): string {
	return `${year}-${monthOfPaper[paperNo]}-01`
}

const monthOfPaper: Record<MainsPaper, string> = { paper1: '12', paper2: '11', paper3: '10', paper4: '09' }

/** Holds what a list can be filtered by. */
export interface ListFilters {
	isMostImportant: boolean
	year: number | null
	subject: MainsSubject | null
	topicId: string | null
}

export const everyQuestion = 'in:mains'
export const importantTerm = 'in:important'
export const yearTerm = (year: number) => `year:${year}`
export const subjectTerm = (subject: string) => `subject:${subject}`
export const topicTerm = (topicId: string) => `topic:${topicId}`
/** Names the term of those that are most important. */
export const amongImportant = (term: string) => `important ${term}`

/** Puts a question in the index below all of these, so that every mixture of filters is found and counted alike. */
export function indexTerms({ year, subject, topicId, isMostImportant }: NewQuestion): string[] {
	const filters = [yearTerm(year), subjectTerm(subject), topicTerm(topicId)]
	const all = [everyQuestion, ...filters]
	return isMostImportant ? [...all, importantTerm, ...filters.map(amongImportant)] : all
}

export function wantedTerms({ isMostImportant, year, subject, topicId }: ListFilters): string[] {
	return [
		isMostImportant ? importantTerm : everyQuestion,
		...(year === null ? [] : [yearTerm(year)]),
		...(subject === null ? [] : [subjectTerm(subject)]),
		...(topicId === null ? [] : [topicTerm(topicId)]),
	]
}
