import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import { ALL_PAPERS, type Difficulty, type PaperCategory } from '@aravalli/shared/questions/question'
import { searchWords } from '../../platform/search/search-words.ts'

export interface QuestionPart {
	question: string
	/** `**…**` marks phrases in its lines (`parseEmphasis`). It is empty where there is none. */
	answer: string
}

interface QuestionTexts {
	tags: string[]
	/** Holds at least one, and as many in both languages. */
	parts: QuestionPart[]
}

export interface NewQuestion {
	/** Is a slug: a-z, 0-9 and hyphens. */
	id: string
	paperCategory: PaperCategory
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	subject: MainsSubject
	year: number
	difficulty: Difficulty
	isMostImportant: boolean
	isFeatured: boolean
	/** All parts together take so long, as they share the marks. */
	durationMinutes: number
	marks: number
	english: QuestionTexts
	/** It is null where only English exists. */
	hindi: QuestionTexts | null
}

export function storedColumns(question: NewQuestion) {
	const { english, hindi } = question
	return {
		id: question.id,
		paper_category: question.paperCategory,
		published_on: question.publishedOn,
		subject: question.subject,
		year: question.year,
		difficulty: question.difficulty,
		is_most_important: question.isMostImportant,
		is_featured: question.isFeatured,
		duration_minutes: question.durationMinutes,
		marks: question.marks,
		tags_english: english.tags,
		tags_hindi: hindi?.tags,
		questions_english: questionsOf(english),
		questions_hindi: hindi && questionsOf(hindi),
		answers_english: answersOf(english),
		answers_hindi: hindi && answersOf(hindi),
	}
}

const questionsOf = ({ parts }: QuestionTexts) => parts.map(({ question }) => question)
const answersOf = ({ parts }: QuestionTexts) => parts.map(({ answer }) => answer)

/** The words of both languages stand together, so that a search in either script finds the question. */
export function indexTerms({ paperCategory, subject, english, hindi }: NewQuestion): string[] {
	const texts = hindi ? [english, hindi] : [english]
	const { english: subjectEnglish, hindi: subjectHindi } = subjectNames[subject]
	const searchable = [subjectEnglish, subjectHindi, ...texts.flatMap((text) => [...questionsOf(text), ...text.tags])]
	return [paperTerm(null), paperTerm(paperCategory), ...searchWords(searchable.join('\n'))]
}

/** No word has a colon, so it is never taken for one. @param category null: the term of every question */
export function paperTerm(category: PaperCategory | null): string {
	return `in:${category ?? ALL_PAPERS}`
}
