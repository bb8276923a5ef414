import { type MainsPaperItem, mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import type { TestApp } from './start-app.ts'
import { storeItems } from './store-items.ts'

const textsIn = (questions: readonly string[], answers: readonly string[]) => ({
	title: 'GS Paper 1: mock test',
	about: 'A short paper.',
	instructions: 'Answer all questions.\nKeep to the words.',
	questions: questions.map((question, index) => ({
		section: index === 0 ? 'Part A' : index === 2 ? 'Part B' : '',
		question,
		answer: answers[index] ?? '',
		marksSplit: '',
	})),
})

type TestPaper = MainsPaperItem & { id: string }

/** Builds a paper of three questions (2, 5 and 10 marks); a test names only what it is about. */
export function buildMainsPaper(given: Partial<TestPaper> = {}): TestPaper {
	return {
		id: 'mock-1',
		paperNo: 'paper1',
		examYear: 2026,
		publishedOn: '2026-11-20',
		minutes: 180,
		uploadMinutes: 60,
		totalMarks: 17,
		questionMarks: [2, 5, 10],
		wordLimits: [15, 50, 100],
		english: textsIn(
			['What is thewa?', 'Explain phad.', 'Discuss Praja Mandals.'],
			['', '', 'They began in the 1930s.'],
		),
		hindi: textsIn(['थेवा क्या है?', 'फड़ समझाइए।', 'प्रजामंडलों की विवेचना कीजिए।'], ['', '', 'ये 1930 के दशक में आरंभ हुए।']),
		...given,
	}
}

export const storeMainsPapers = (test: Pick<TestApp, 'database'>, ...papers: TestPaper[]): Promise<unknown> =>
	storeItems(test as TestApp, { kind: mainsPaperKind }, papers)
