import { isTableRow } from '@aravalli/shared/answer-parts'
import { parseEmphasis } from '@aravalli/shared/emphasis'
import type { Bilingual, Language } from '@aravalli/shared/language'

interface Rule {
	isBroken(text: string): boolean
	problem: string
}

/** The lines of a table in an answer stand between bars. */
const cellsOnly = (text: string) => (isTableRow(text) ? text.replaceAll('|', '') : text)

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

const rulesOfBoth: Rule[] = [
	{ isBroken: (text) => text !== text.normalize('NFC'), problem: 'is not in Unicode NFC' },
	{ isBroken: (text) => text !== text.trim() || /\s\s|[^\S ]/.test(text), problem: 'has spaces that do not show' },
	{ isBroken: matches(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]/u), problem: 'has invisible or broken characters' },
	{ isBroken: matches(/"/), problem: 'has straight quotes; use “ and ”' },
	{ isBroken: (text) => /[<>`_#~|\\]|\]\(|^[-•]/.test(cellsOnly(text)), problem: 'has marks other than **' },
	{
		isBroken: (text) => parseEmphasis(text).some((run) => !run.isStrong && run.text.includes('*')),
		problem: 'has ** without a partner',
	},
]

const rules: Record<Language, Rule[]> = {
	english: [{ isBroken: matches(/\p{Script=Devanagari}|[।॥]/u), problem: 'has Devanagari letters' }],
	hindi: [
		// An abbreviation such as CAG stays as it is, and so do figures.
		{ isBroken: matches(/^(?![A-Z\d +-]+$)(?=.*\p{L})\P{Script=Devanagari}+$/u), problem: 'has no Devanagari letter' },
		{ isBroken: matches(/[०-९]/), problem: 'has Devanagari digits; write 1931' },
		// Initials and abbreviations keep their full stop: वी. पी. मेनन, प्र.सु.
		{
			isBroken: matches(/(?:[\u0900-\u097F]{4}|है|हैं|था|थे|थी|हो)\.(?=\s|$)/),
			problem: 'ends a sentence with a full stop; use a danda',
		},
	],
}

/** Says what is wrong with a text in its language. */
export function textProblems(text: string, language: Language): string[] {
	return [...rulesOfBoth, ...rules[language]].filter(({ isBroken }) => isBroken(text)).map(({ problem }) => problem)
}

/**
 * Says what shows that a text does not say the same in both languages: its words, its numbers, its marked phrases, how
 * it ends.
 */
export function twinProblems({ english, hindi }: Bilingual): string[] {
	const problems = []
	if (/\p{L}/u.test(english) !== /\p{L}/u.test(hindi)) problems.push('has words in one language only')
	if (numbersIn(english) !== numbersIn(hindi)) {
		problems.push(
			`has the numbers ${numbersIn(english) || '(none)'} in English and ${numbersIn(hindi) || '(none)'} in Hindi`,
		)
	}
	if (strongRuns(english) !== strongRuns(hindi)) problems.push('marks more phrases in one language than in the other')
	if (ending(english) !== ending(hindi)) problems.push('ends a sentence in one language only')
	return problems
}

function numbersIn(text: string): string {
	const numbers = text.match(/\d+(?:,\d+)*(?:\.\d+)?/g) ?? []
	return numbers
		.map((number) => number.replaceAll(',', ''))
		.sort()
		.join(' ')
}

const strongRuns = (text: string) => parseEmphasis(text).filter((run) => run.isStrong).length

/**
 * Gives the last mark, a full stop or the end of a verse counting as a danda; quotes, brackets and asterisks may follow
 * it.
 */
function ending(text: string): string {
	const mark = /([.।॥?!:;,])[”’)*]*$/u.exec(text)?.[1] ?? ''
	return mark === '.' || mark === '॥' ? '।' : mark
}
