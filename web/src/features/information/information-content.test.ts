import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languageCookieSeconds, languages } from '@aravalli/shared/language'
import {
	accountTerms as account,
	inquiryFormDays,
	paymentTerms,
	planTerms as plan,
	refundTerms as refund,
	retentionTerms as retention,
	expertSessionTerms as session,
} from '@aravalli/shared/policy-terms'
import { describe, expect, it } from 'vitest'
import { listStored } from '#web/lib/browser-store/list-stored.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { InformationContent, InformationPart } from './information-content.ts'
import { type InformationPath, informationPages } from './information-head.ts'

const paths = Object.keys(informationPages) as InformationPath[]
const contents = await Promise.all(
	paths.map(async (path) => {
		const content = await informationPages[path]()
		return { path, english: await textsIn(content, 'english'), hindi: await textsIn(content, 'hindi') }
	}),
)
const texts = contents.flatMap((page) =>
	languages.map((language) => ({ path: page.path, language, content: page[language] })),
)

function sentencesOf(part: InformationPart): readonly string[] {
	if (typeof part === 'string') return [part]
	if ('list' in part) return part.list
	if ('steps' in part) return part.steps
	if ('questions' in part) return part.questions.flatMap(({ question, answer }) => [question, answer])
	return []
}

const cellsOf = (part: InformationPart) =>
	typeof part === 'object' && 'table' in part ? [part.table.caption, ...part.table.head, ...part.table.rows.flat()] : []

/** Gives all that can be read on the page, without the frame and the generated table. */
function wordsOf({ title, lead, points, sections }: InformationContent): string {
	const parts = sections.flatMap((section) => section.parts)
	const headings = sections.map(({ heading }) => heading)
	return [title, lead, ...points, ...headings, ...parts.flatMap(sentencesOf), ...parts.flatMap(cellsOf)]
		.join('\n')
		.replace(/\]\([^)]+\)/g, ']')
}

const linksOf = (content: InformationContent) =>
	[...JSON.stringify(content).matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)

/** Gives the shape without the words. */
function shapeOf(part: InformationPart) {
	if (typeof part === 'string') return 'paragraph'
	if ('table' in part) return `table ${part.table.rows.map((row) => row.length)} of ${part.table.head.length}`
	return `${Object.keys(part)} ${sentencesOf(part).length}`
}

describe.each(texts)('$path in $language', ({ content, language }) => {
	it('says enough to be worth a page', () => {
		const words = wordsOf(content)
			.split(/\s+/)
			.filter((word) => /\p{L}/u.test(word))
		expect(words.length).toBeGreaterThanOrEqual(400)
	})

	it('has a title and a description that search engines show in full', () => {
		expect(content.title.length).toBeLessThan(50)
		expect(content.description.length).toBeGreaterThan(50)
		expect(content.description.length).toBeLessThanOrEqual(165)
	})

	it('leads only to pages and sections that exist', () => {
		const routes = readdirSync(fileURLToPath(new URL('../../routes', import.meta.url)))
		for (const target of linksOf(content).filter((link) => link.startsWith('/'))) {
			const [path = '', anchor] = target.split('#')
			expect(routes).toContain(`${path.slice(1)}.tsx`)
			const page = contents.find((candidate) => candidate.path === path)
			if (anchor) expect(page?.[language].sections.map(({ id }) => id)).toContain(anchor)
		}
	})

	it('has no section twice', () => {
		const ids = content.sections.map(({ id }) => id)
		expect(new Set(ids).size).toBe(ids.length)
	})
})

describe.each(contents)('$path', ({ english, hindi }) => {
	it('has the same sections, parts and links in both languages', () => {
		const outline = ({ points, sections }: InformationContent) => ({
			points: points.length,
			sections: sections.map(({ id, parts }) => [id, ...parts.map(shapeOf)]),
		})
		expect(outline(hindi)).toEqual(outline(english))
		expect(linksOf(hindi).sort()).toEqual(linksOf(english).sort())
	})

	it('ends Hindi sentences with a danda, and leaves no English word that has a Hindi one', () => {
		const text = wordsOf(hindi)
		expect(text.match(/[\u0900-\u097f]+\.(\s|$)/g)).toBeNull()
		expect(text.match(/ {2}|\s[।,;?]/g)).toBeNull()
		const allowed = /^(CR|OTP|PIN|PDF|HTML|JPEG|PNG|WebP|HEIC|MB|EN|E|JavaScript|most|compatible|help|example|com)$/
		const foreign = [...text.matchAll(/[A-Za-z]+/g)].map(([word]) => word).filter((word) => !allowed.test(word))
		expect(foreign).toEqual([])
	})
})

const units: Record<Language, [string, RegExp][]> = {
	english: [
		['business days', /(\d+)(?: to (\d+))? business days/g],
		['working hours', /(\d+)(?: to (\d+))? working hours/g],
		['days', /(\d+)(?: to (\d+))? days/g],
		['hours', /(\d+)(?: to (\d+))? hours/g],
		['minutes', /(\d+)(?: to (\d+))? minutes/g],
		['years', /(\d+)(?: to (\d+))? (?:years?|months?|weeks?)\b/g],
	],
	hindi: [
		['business days', /(\d+)(?: से (\d+))? कार्यदिवस/g],
		['working hours', /(\d+)(?: से (\d+))? कार्य-घंटों/g],
		['days', /(\d+)(?: से (\d+))? दिन/g],
		['hours', /(\d+)(?: से (\d+))? घंटे/g],
		['minutes', /(\d+)(?: से (\d+))? मिनट/g],
		['years', /(\d+)(?: से (\d+))? (?:वर्ष|माह|महीने|सप्ताह)/g],
	],
}

const range = ({ from, to }: { from: number; to: number }) => `${from}-${to} business days`

/** Holds every period that a promise of the product has. The prelims and each mains paper take 3 hours. */
const promised = new Set([
	`${account.codeMinutes} minutes`,
	`${account.staffSessionIdleMinutes} minutes`,
	`${session.minutes} minutes`,
	`${session.holdMinutes} minutes`,
	`${account.staffSessionHours} hours`,
	'3 hours',
	`${account.sessionIdleDays} days`,
	`${account.sessionDays} days`,
	`${refund.requestDays} days`,
	`${paymentTerms.reconcileDays} days`,
	`${session.bookableDays} days`,
	`${plan.trialDays} days`,
	`${plan.monthlyDays} days`,
	`${plan.threeMonthsDays} days`,
	`${inquiryFormDays} days`,
	`${plan.trialFeedbackHours} working hours`,
	`${plan.monthlyFeedbackHours} working hours`,
	`${retention.codeHours} hours`,
	`${retention.exitedQuizDays} days`,
	`${retention.studyActivityDays} days`,
	`${retention.unsentAnswerDays} days`,
	`${retention.unfinishedPageDays} days`,
	`${retention.mailFileDays} days`,
	`${retention.unpaidBookingDays} days`,
	`${retention.messageMonths} years`,
	range(refund.reviewBusinessDays),
	range(refund.processingBusinessDays),
	`${languageCookieSeconds / 31_536_000} years`,
])

const periodsOf = (text: string, language: Language) =>
	units[language].flatMap(([unit, pattern]) =>
		[...text.matchAll(pattern)].map(([, from, to]) => `${from}${to ? `-${to}` : ''} ${unit}`),
	)

describe('periods', () => {
	const named = [
		...contents.map(({ path, english, hindi }) => ({
			where: path,
			english: wordsOf(english),
			hindi: wordsOf(hindi),
		})),
		...listStored().map(({ kind, name, period }) => ({ where: `${kind} ${name}`, ...period })),
	]

	it.each(named)('of $where are those that hold, and the same in both languages', ({ english, hindi }) => {
		const inEnglish = periodsOf(english, 'english')
		expect(inEnglish.filter((period) => !promised.has(period))).toEqual([])
		expect(new Set(periodsOf(hindi, 'hindi'))).toEqual(new Set(inEnglish))
	})

	it('are found at all', () => {
		const refundPolicy = contents.find(({ path }) => path === '/refund-policy')
		const text = refundPolicy ? wordsOf(refundPolicy.english) : ''
		expect(new Set(periodsOf(text, 'english'))).toEqual(
			new Set(['7 days', '3-5 business days', '7-10 business days', '15 minutes', '5 days']),
		)
	})
})
