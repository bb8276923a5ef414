/**
 * Decides what a blog post needs before readers may see it.
 *
 * It is pure, with the day passed in. English is complete or nothing is published; Hindi is complete or wholly absent, and then Hindi
 * readers see the English texts, marked as such.
 */

import { cleanText } from '../clean-text.ts'
import type { ContentProblem, LanguageState } from '../content/content.ts'
import type { Language } from '../language.ts'

export interface PostDraftTexts {
	heading: string
	description: string
	tags: string[]
	/** Is rich text, as it was written. */
	body: string
}

/** Is the working copy of a post: null or empty is what has not been settled yet. */
export interface PostDraft {
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string | null
	/** Holds paths of this site to the same picture; it is null where a tile stands for the picture. */
	picture: { large: string; small: string } | null
	english: PostDraftTexts
	hindi: PostDraftTexts
}

/** Hold for publishing, in characters. A working copy may be longer, so that nobody's paste is cut off. */
export const postLimits = {
	heading: 160,
	description: 400,
	body: 40_000,
	tag: 60,
	tags: 8,
	earliestDay: '2000-01-01',
} as const

/** Limits a working copy, in characters of one language. */
export const postCopyLimits = { heading: 500, description: 2000, tag: 200, tags: 30, body: 60_000 } as const

const texts = ['heading', 'description', 'body'] as const

export function emptyPostTexts(): PostDraftTexts {
	return { heading: '', description: '', tags: [], body: '' }
}

/** Gives the draft as it is stored. */
export function cleanPostDraft(draft: PostDraft, cleanBody: (html: string) => string): PostDraft {
	const cleaned = ({ heading, description, tags, body }: PostDraftTexts): PostDraftTexts => ({
		heading: oneLine(heading),
		description: oneLine(description),
		tags: [...new Set(tags.map(oneLine).filter((tag) => tag !== ''))],
		body: cleanBody(body),
	})
	return { ...draft, english: cleaned(draft.english), hindi: cleaned(draft.hindi) }
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

/** Looks at what remains of rich text without its elements. */
const isBlank = (text: string) => text.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''

export function postLanguageState(given: PostDraftTexts): LanguageState {
	const filled = texts.filter((name) => !isBlank(given[name])).length + Math.min(given.tags.length, 1)
	if (filled === 0) return 'missing'
	return filled === texts.length + 1 ? 'complete' : 'partial'
}

/**
 * Lists what keeps a cleaned working copy from being published, in the order of the fields; it is empty where nothing
 * does.
 *
 * @param today 'YYYY-MM-DD' in India: a post of a later day would stand above all others
 */
export function postProblems(draft: PostDraft, today: string): ContentProblem[] {
	const isHindiWanted = postLanguageState(draft.hindi) !== 'missing'
	const day = dayProblem(draft.publishedOn, today)
	return [
		...textProblems('english', draft.english),
		...(isHindiWanted ? textProblems('hindi', draft.hindi) : []),
		...(day ? [{ path: 'publishedOn', code: day }] : []),
	]
}

function textProblems(language: Language, given: PostDraftTexts): ContentProblem[] {
	const codes: [string, string | null][] = [
		...texts.map((name): [string, string | null] => [name, textProblem(given[name], name, language)]),
		['tags', tagsProblem(given.tags, language)],
	]
	return codes.flatMap(([field, code]) => (code ? [{ path: `${language}.${field}`, code }] : []))
}

function textProblem(text: string, field: (typeof texts)[number], language: Language): string | null {
	if (isBlank(text)) return language === 'hindi' ? 'hindi-all-or-nothing' : `post-${field}-required`
	return text.length > postLimits[field] ? `post-${field}-too-long` : null
}

function tagsProblem(tags: string[], language: Language): string | null {
	if (tags.length === 0) return language === 'hindi' ? 'hindi-all-or-nothing' : 'tags-required'
	if (tags.length > postLimits.tags) return 'tags-too-many'
	return tags.some((tag) => tag.length > postLimits.tag) ? 'tag-too-long' : null
}

function dayProblem(day: string | null, today: string): string | null {
	if (!day) return 'date-required'
	if (day > today) return 'date-in-future'
	return day < postLimits.earliestDay ? 'date-too-early' : null
}
