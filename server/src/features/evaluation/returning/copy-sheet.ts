/** Says what the PDF file of a returned copy shows, in the reader's words: everything that it draws comes from here as data. */
import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import { brand } from '@aravalli/shared/brand'
import { commentNumbers } from '@aravalli/shared/evaluation/annotation'
import { inks } from '@aravalli/shared/evaluation/annotation-shapes'
import type { ReturnedEvaluation } from '@aravalli/shared/evaluation/returned-contract'
import { type HalfMarks, partsOf, rubricOf } from '@aravalli/shared/evaluation/rubric'
import { partName } from '@aravalli/shared/evaluation/rubric-names'
import { totalShapes } from '@aravalli/shared/evaluation/total-shapes'
import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { type Language, languageTags } from '@aravalli/shared/language'
import type { ReadablePage } from '../../answer-copies/public.ts'
import type { AnsweredQuestion } from '../../daily-questions/public.ts'
import { copyWords } from './copy-words.ts'
import { drawPage, svgOf } from './drawn-page.ts'
import type { ReturnedRow } from './get-returned.ts'

export interface ShownCopy {
	copy: ReturnedRow
	question: AnsweredQuestion['question'] | null
	/** Are in the order in which they stood. */
	evaluations: readonly ReturnedEvaluation[]
	pages: readonly ReadablePage[]
	/** Is where the copy is read. */
	address: string
	language: Language
}

export const pictureName = (index: number): string => `page-${index + 1}.jpg`

export function copySheet(shown: ShownCopy) {
	const { copy, question, evaluations, address, language } = shown
	const m = copyWords[language]
	const label = copyLabel(copy.number)
	const [year, month, day] = indiaDay(copy.returnedAt).split('-').map(Number)
	return {
		language: languageTags[language],
		textLanguage: languageTags[question?.isFallback ? 'english' : language],
		brand: brand.name[language],
		section: copy.isSample ? `${m.section} · ${m.sample}` : m.section,
		title: `${m.section} ${label} – ${brand.name[language]}`,
		tags: [],
		published: { year, month, day },
		page: m.page,
		address,
		sign: m.sign,
		notice: question?.isFallback ? m.fallback : null,
		question: question?.questionText ?? m.section,
		facts: [
			{ label: m.copy, value: label },
			{ label: m.submitted, value: formatDay(indiaDay(copy.submittedAt ?? copy.createdAt), language) },
			{ label: m.returned, value: formatDay(indiaDay(copy.returnedAt), language) },
		],
		words: { marks: m.marks, comments: m.comments, noComments: m.noComments, overall: m.overall, reason: m.reason },
		// The one that stands comes first.
		evaluations: evaluations.toReversed().map((one) => evaluationSheet(one, shown)),
	}
}

function evaluationSheet(evaluation: ReturnedEvaluation, { copy, pages, language }: ShownCopy) {
	const m = copyWords[language]
	const numbers = commentNumbers(
		evaluation.annotations,
		pages.map(({ pageId }) => pageId),
	)
	return {
		heading: m.kinds[evaluation.kind],
		reason: evaluation.reason,
		day: formatDay(indiaDay(new Date(evaluation.publishedAt)), language),
		total: String(evaluation.total),
		maximum: `/ ${copy.maxMarks}`,
		circled: circled(evaluation, copy.maxMarks),
		rubric: rubricRows(evaluation, rubricOf(copy), language),
		comments: commentRows(evaluation, { numbers, pages, language }),
		remark: evaluation.remark,
		pages: pages.map((page, index) => {
			const isLast = index === pages.length - 1
			const total = isLast ? totalShapes(evaluation.total * 2, copy.maxMarks, page) : []
			const { svg, texts } = drawPage(page, evaluation.annotations, numbers, total)
			const { width, height } = page
			const label = m.pageOf(index + 1, pages.length)
			return { picture: pictureName(index), alt: m.alt(index + 1), label, width, height, svg, texts }
		}),
	}
}

/** Is a corner of a page in which the longest total has room. */
const corner = { page: { width: 600, height: 1_600 }, box: { x: 80, y: 1_360, width: 520, height: 240 } }

/** Draws the total alone, for the summary. */
const circled = ({ total }: ReturnedEvaluation, maxMarks: number): string =>
	svgOf(totalShapes(total * 2, maxMarks, corner.page), corner.box)

function rubricRows({ rubric }: ReturnedEvaluation, max: HalfMarks, language: Language) {
	return partsOf(max).map((part) => {
		const most = (max[part] ?? 0) / 2
		const given = rubric[part] ?? 0
		const share = given / most
		return {
			label: partName(part, language),
			given: String(given),
			most: `/ ${most}`,
			share,
			isLow: share < 0.5,
		}
	})
}

function commentRows(
	{ annotations }: ReturnedEvaluation,
	{ numbers, pages, language }: { numbers: ReadonlyMap<string, number> } & Pick<ShownCopy, 'pages' | 'language'>,
) {
	const m = copyWords[language]
	return annotations
		.flatMap(({ id, pageId, tone, text }) => {
			const number = numbers.get(id)
			const page = pages.findIndex((one) => one.pageId === pageId) + 1
			return number === undefined
				? []
				: [
						{
							order: number,
							number: String(number),
							ink: inks[tone],
							about: `${m.tones[tone]}, ${m.onPage(page)}`,
							text,
						},
					]
		})
		.toSorted((one, other) => one.order - other.order)
}
