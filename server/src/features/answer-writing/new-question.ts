import { ALL_PAPERS, type Difficulty, type PaperCategory } from '@aravalli/shared/questions/question'
import { searchWords } from '../../platform/search/search-words.ts'

export interface QuestionTexts {
	questionText: string
	subCategory: string
	tags: string[]
	/** Each line is a paragraph or a point; `**…**` marks phrases (`parseEmphasis`). */
	answer: string
}

export interface NewQuestion {
	/** Is a slug: a-z, 0-9 and hyphens. */
	id: string
	paperCategory: PaperCategory
	difficulty: Difficulty
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	timeLimitMinutes: number
	marks: number
	wordLimit: number
	english: QuestionTexts
	/** It is null where only English exists. */
	hindi: QuestionTexts | null
}

export function storedColumns(question: NewQuestion) {
	const { english, hindi } = question
	return {
		id: question.id,
		paper_category: question.paperCategory,
		difficulty: question.difficulty,
		published_on: question.publishedOn,
		time_limit_minutes: question.timeLimitMinutes,
		marks: question.marks,
		word_limit: question.wordLimit,
		sub_category_english: english.subCategory,
		sub_category_hindi: hindi?.subCategory,
		tags_english: english.tags,
		tags_hindi: hindi?.tags,
		question_text_english: english.questionText,
		question_text_hindi: hindi?.questionText,
		answer_english: english.answer,
		answer_hindi: hindi?.answer,
	}
}

/** The words of both languages stand together, so that a search in either script finds the question. */
export function indexTerms({ paperCategory, english, hindi }: NewQuestion): string[] {
	const texts = hindi ? [english, hindi] : [english]
	const searchable = texts.flatMap(({ questionText, subCategory, tags }) => [questionText, subCategory, ...tags])
	return [paperTerm(null), paperTerm(paperCategory), ...searchWords(searchable.join('\n'))]
}

/** No word has a colon, so it is never taken for one. @param category null: the term of every question */
export function paperTerm(category: PaperCategory | null): string {
	return `in:${category ?? ALL_PAPERS}`
}
