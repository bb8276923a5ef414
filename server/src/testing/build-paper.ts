import {
	type MarkingSchemeItem,
	markingSchemeKind,
	type PrelimsPaper,
	prelimsPaperKind,
} from '@aravalli/shared/mock-tests/kinds'
import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'
import { keyOptions } from '@aravalli/shared/questions/answer-options'
import { serverPrelims } from '../features/prelims-practice/prelims-kind.ts'
import type { Database } from '../platform/database/open-database.ts'
import { storeItems } from './store-items.ts'

type Stored<T> = T & { id: string }

const textsOf = (question: string, options: [string, string, string, string], explanation: string) => ({
	question,
	optionA: options[0],
	optionB: options[1],
	optionC: options[2],
	optionD: options[3],
	explanation,
	whyA: '',
	whyB: '',
	whyC: '',
	whyD: '',
	source: '',
	tags: [],
})

/** Builds a complete question of the preliminary examination, whose key is A; a test names only what it is about. */
export function buildPrelimsQuestion(given: Partial<Stored<PrelimsQuestion>> = {}): Stored<PrelimsQuestion> {
	return {
		id: 'highest-peak',
		subject: 'rajasthan-geography',
		topics: ['aravalli-range'],
		difficulty: 'EASY',
		key: 'A',
		isDropped: false,
		isMostImportant: false,
		publishedOn: '2026-11-20',
		year: null,
		questionNumber: null,
		english: textsOf('Which is the highest peak?', ['Guru Shikhar', 'Ser', 'Jarga', 'Taragarh'], 'It is Guru Shikhar.'),
		hindi: textsOf('सबसे ऊँची चोटी कौन-सी है?', ['गुरु शिखर', 'सेर', 'जरगा', 'तारागढ़'], 'गुरु शिखर है।'),
		...given,
	}
}

/** Builds the scheme of RPSC since August 2023. */
export function buildScheme(given: Partial<Stored<MarkingSchemeItem>> = {}): Stored<MarkingSchemeItem> {
	return {
		id: 'prelims-ras-2026',
		cycle: 'RAS_2026',
		questionCount: 150,
		totalMarks: 200,
		minutes: 180,
		bubbleMinutes: 10,
		wrongParts: 3,
		wrongHundredths: null,
		hasNotAttempted: true,
		isBlankPenalised: true,
		blankLimitPercent: 10,
		droppedRule: 'scale',
		english: { title: 'Prelims of RAS 2026', note: '' },
		hindi: { title: 'RAS 2026 प्रारंभिक परीक्षा', note: '' },
		...given,
	}
}

export function buildPaper(given: Partial<Stored<PrelimsPaper>> = {}): Stored<PrelimsPaper> {
	return {
		id: 'paper-one',
		cycle: 'RAS_2026',
		publishedOn: '2026-11-20',
		minutes: null,
		bubbleMinutes: null,
		questionIds: ['highest-peak'],
		english: { title: 'Mock test 1', about: 'All subjects.' },
		hindi: { title: 'मॉक टेस्ट 1', about: 'सभी विषय।' },
		...given,
	}
}

/**
 * Publishes a scheme and a paper with so many questions of its own, `<paper>-1` and on, whose keys are A, B, C, D in turn: the first half is of
 * geography, the second of reasoning.
 */
export async function storePaper(
	test: { database: Database },
	questions: number,
	given: Partial<Stored<PrelimsPaper>> = {},
	scheme: Partial<Stored<MarkingSchemeItem>> = {},
): Promise<{ paperId: string; questionIds: string[] }> {
	const paper = buildPaper(given)
	const stored = Array.from({ length: questions }, (_, index) =>
		buildPrelimsQuestion({
			id: `${paper.id}-${index + 1}`,
			key: keyOptions[index % 4] ?? 'A',
			...(index >= questions / 2 && { subject: 'reasoning', topics: [] }),
		}),
	)
	const questionIds = stored.map(({ id }) => id)
	await storeItems(test, serverPrelims, stored)
	await storeItems(test, { kind: markingSchemeKind }, [buildScheme(scheme)])
	await storeItems(test, { kind: prelimsPaperKind }, [{ ...paper, questionIds }])
	return { paperId: paper.id, questionIds }
}

/** Gives the state of a question in an attempt, as a device sends it. */
export const answerTo = (place: number, given: object = {}) => ({
	place,
	answer: 'A',
	isFlagged: false,
	isGuessed: false,
	language: null,
	spentSeconds: 20,
	atMilliseconds: 1000 * place,
	...given,
})
