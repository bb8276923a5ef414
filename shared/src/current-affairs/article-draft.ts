/**
 * Decides what a current-affairs article needs before readers may see it.
 *
 * It is pure, with the day passed in. English is complete or nothing is published; Hindi is complete or wholly absent, and then Hindi
 * readers see the English texts, marked as such.
 */

import { cleanText } from '../clean-text.ts'
import type { ContentProblem, LanguageState } from '../content/content.ts'
import type { Language } from '../language.ts'
import type { ArticleCategory } from './article.ts'

export interface ArticleDraftTexts {
	title: string
	teaser: string
	/** Is rich text, as it was written. */
	body: string
	keyPoints: string[]
	prelims: string
	mains: string
	tags: string[]
}

/** Is the working copy of an article; null or empty is what has not been settled yet. */
export interface ArticleDraft {
	category: ArticleCategory | null
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string | null
	/** Holds addresses of the same picture on this site. */
	picture: { large: string; small: string } | null
	english: ArticleDraftTexts
	hindi: ArticleDraftTexts
}

/** These limits hold for publishing, in characters. A working copy may be longer, so that nobody's paste is cut off. */
export const articleLimits = {
	title: 160,
	teaser: 400,
	body: 40_000,
	prelims: 800,
	mains: 800,
	keyPoint: 300,
	keyPoints: 8,
	tag: 60,
	tags: 8,
	earliestDay: '2000-01-01',
} as const

/** This limit is a working copy's, in characters of rich text. */
export const ARTICLE_COPY_BODY = 60_000

const texts = ['title', 'teaser', 'body', 'prelims', 'mains'] as const

export function emptyArticleTexts(): ArticleDraftTexts {
	return { title: '', teaser: '', body: '', keyPoints: [], prelims: '', mains: '', tags: [] }
}

/** Brings a draft into the form that is stored; rich text is cleaned by the server alone (`cleanBody`). */
export function cleanArticleDraft(draft: ArticleDraft, cleanBody: (html: string) => string): ArticleDraft {
	const cleaned = (given: ArticleDraftTexts): ArticleDraftTexts => ({
		title: oneLine(given.title),
		teaser: oneLine(given.teaser),
		body: cleanBody(given.body),
		keyPoints: filled(given.keyPoints),
		prelims: oneLine(given.prelims),
		mains: oneLine(given.mains),
		tags: [...new Set(filled(given.tags))],
	})
	return { ...draft, english: cleaned(draft.english), hindi: cleaned(draft.hindi) }
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')
const filled = (lines: string[]) => lines.map(oneLine).filter((line) => line !== '')

/** Looks at what remains of rich text without its elements. */
const isBlank = (text: string) => text.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''

export function articleLanguageState(given: ArticleDraftTexts): LanguageState {
	const parts = [...texts.map((name) => !isBlank(given[name])), given.keyPoints.length > 0, given.tags.length > 0]
	const done = parts.filter(Boolean).length
	if (done === 0) return 'missing'
	return done === parts.length ? 'complete' : 'partial'
}

/**
 * Lists what keeps a cleaned working copy from being published, in the order of the fields; an empty list lets it be
 * published.
 * @param today 'YYYY-MM-DD' in India: an article of a later day would stand above all others
 */
export function articleProblems(draft: ArticleDraft, today: string): ContentProblem[] {
	const isHindiWanted = articleLanguageState(draft.hindi) !== 'missing'
	const day = dayProblem(draft.publishedOn, today)
	return [
		...textProblems('english', draft.english),
		...(isHindiWanted ? textProblems('hindi', draft.hindi) : []),
		...(draft.category ? [] : [{ path: 'category', code: 'category-required' }]),
		...(day ? [{ path: 'publishedOn', code: day }] : []),
	]
}

function textProblems(language: Language, given: ArticleDraftTexts): ContentProblem[] {
	const codes: [string, string | null][] = [
		...texts.map((name): [string, string | null] => [name, textProblem(given[name], name, language)]),
		['keyPoints', linesProblem(given.keyPoints, 'keyPoint', language)],
		['tags', linesProblem(given.tags, 'tag', language)],
	]
	return codes.flatMap(([field, code]) => (code ? [{ path: `${language}.${field}`, code }] : []))
}

function textProblem(text: string, field: (typeof texts)[number], language: Language): string | null {
	if (isBlank(text)) return language === 'hindi' ? 'hindi-all-or-nothing' : `article-${field}-required`
	return text.length > articleLimits[field] ? `article-${field}-too-long` : null
}

const lineCodes = {
	keyPoint: { none: 'key-points-required', many: 'key-points-too-many', long: 'key-point-too-long' },
	tag: { none: 'tags-required', many: 'tags-too-many', long: 'tag-too-long' },
}

function linesProblem(lines: string[], kind: 'keyPoint' | 'tag', language: Language): string | null {
	const codes = lineCodes[kind]
	if (lines.length === 0) return language === 'hindi' ? 'hindi-all-or-nothing' : codes.none
	if (lines.length > articleLimits[`${kind}s`]) return codes.many
	return lines.some((line) => line.length > articleLimits[kind]) ? codes.long : null
}

function dayProblem(day: string | null, today: string): string | null {
	if (!day) return 'date-required'
	if (day > today) return 'date-in-future'
	return day < articleLimits.earliestDay ? 'date-too-early' : null
}
