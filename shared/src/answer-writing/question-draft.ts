/**
 * Decides what an answer-writing question needs before readers may see it.
 *
 * It is pure, with the day passed in. English is complete or nothing is published; Hindi is complete or wholly absent, and then Hindi
 * readers see the English texts, marked as such. It does without the validator, because the browser runs it for its badges.
 */

import { cleanText } from '../clean-text.ts'
import type { ContentProblem, LanguageState } from '../content/content.ts'
import type { Language } from '../language.ts'
import type { Difficulty, PaperCategory } from '../questions/question.ts'

export interface DraftTexts {
	questionText: string
	subCategory: string
	tags: string[]
	answer: string
}

/** Is the working copy of a question: null or empty is what has not been settled yet. */
export interface QuestionDraft {
	paperCategory: PaperCategory | null
	difficulty: Difficulty | null
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string | null
	timeLimitMinutes: number | null
	marks: number | null
	wordLimit: number | null
	english: DraftTexts
	hindi: DraftTexts
}

/** Hold for publishing; texts count in characters. A working copy may be longer, so that nobody's paste is cut off. */
export const questionLimits = {
	questionText: 1500,
	subCategory: 80,
	answer: 10_000,
	tag: 60,
	tags: 8,
	marks: 250,
	wordLimit: 3000,
	timeLimitMinutes: 240,
	earliestDay: '2000-01-01',
} as const

const textFields = ['questionText', 'subCategory', 'answer'] as const

const requiredCodes = {
	questionText: 'question-required',
	subCategory: 'sub-category-required',
	answer: 'answer-required',
}

const tooLongCodes = {
	questionText: 'question-too-long',
	subCategory: 'sub-category-too-long',
	answer: 'answer-too-long',
}

export function emptyTexts(): DraftTexts {
	return { questionText: '', subCategory: '', tags: [], answer: '' }
}

/** Gives the draft as it is stored: without characters that only steer, and without spaces and empty lines around the texts. */
export function cleanDraft(draft: QuestionDraft): QuestionDraft {
	return { ...draft, english: cleanTexts(draft.english), hindi: cleanTexts(draft.hindi) }
}

function cleanTexts({ questionText, subCategory, tags, answer }: DraftTexts): DraftTexts {
	const given = tags.map((tag) => oneLine(tag)).filter((tag) => tag !== '')
	return {
		questionText: cleanText(questionText),
		subCategory: oneLine(subCategory),
		tags: [...new Set(given)],
		answer: cleanText(answer),
	}
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

const isBlank = (text: string) => text.trim() === ''

export function languageState({ questionText, subCategory, tags, answer }: DraftTexts): LanguageState {
	const filled = [questionText, subCategory, answer].filter((text) => !isBlank(text)).length + Math.min(tags.length, 1)
	if (filled === 0) return 'missing'
	return filled === 4 ? 'complete' : 'partial'
}

/**
 * Lists what keeps a cleaned working copy from being published, in the order of the fields; it is empty where nothing
 * does.
 *
 * @param today 'YYYY-MM-DD' in India
 */
export function questionProblems(draft: QuestionDraft, today: string): ContentProblem[] {
	const isHindiWanted = languageState(draft.hindi) !== 'missing'
	return [
		...textProblems('english', draft.english),
		...(isHindiWanted ? textProblems('hindi', draft.hindi) : []),
		...factProblems(draft, today),
	]
}

function textProblems(language: Language, texts: DraftTexts): ContentProblem[] {
	const problems = textFields.flatMap((field) => {
		const code = textProblem(texts[field], field, language)
		return code ? [{ path: `${language}.${field}`, code }] : []
	})
	const tagsCode = tagsProblem(texts.tags, language)
	return tagsCode ? [...problems, { path: `${language}.tags`, code: tagsCode }] : problems
}

function textProblem(text: string, field: (typeof textFields)[number], language: Language): string | null {
	if (isBlank(text)) return language === 'hindi' ? 'hindi-all-or-nothing' : requiredCodes[field]
	return text.length > questionLimits[field] ? tooLongCodes[field] : null
}

function tagsProblem(tags: string[], language: Language): string | null {
	if (tags.length === 0) return language === 'hindi' ? 'hindi-all-or-nothing' : 'tags-required'
	if (tags.length > questionLimits.tags) return 'tags-too-many'
	return tags.some((tag) => tag.length > questionLimits.tag) ? 'tag-too-long' : null
}

function factProblems(draft: QuestionDraft, today: string): ContentProblem[] {
	const numbers = (['marks', 'wordLimit', 'timeLimitMinutes'] as const).filter(
		(field) => !isInRange(draft[field], questionLimits[field]),
	)
	const day = dayProblem(draft.publishedOn, today)
	return [
		...(draft.paperCategory ? [] : [{ path: 'paperCategory', code: 'paper-required' }]),
		...(draft.difficulty ? [] : [{ path: 'difficulty', code: 'difficulty-required' }]),
		...numbers.map((field) => ({ path: field, code: rangeCodes[field] })),
		...(day ? [{ path: 'publishedOn', code: day }] : []),
	]
}

const rangeCodes = { marks: 'marks-range', wordLimit: 'words-range', timeLimitMinutes: 'minutes-range' }

function isInRange(value: number | null, max: number): boolean {
	return value !== null && Number.isInteger(value) && value >= 1 && value <= max
}

function dayProblem(day: string | null, today: string): string | null {
	if (!day) return 'date-required'
	if (day > today) return 'date-in-future'
	return day < questionLimits.earliestDay ? 'date-too-early' : null
}
