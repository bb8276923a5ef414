import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'
import { serverPrelims } from '../features/prelims-practice/prelims-kind.ts'
import type { TestApp } from './start-app.ts'
import { storeItems } from './store-items.ts'

export type TestPrelimsQuestion = PrelimsQuestion & { id: string }

const english = {
	question: 'Which river is the only one of Rajasthan that flows all year?',
	optionA: 'Luni',
	optionB: 'Chambal',
	optionC: 'Banas',
	optionD: 'Ghaggar',
	explanation: 'The Chambal is perennial.',
	whyA: 'It dries up in the hot season.',
	whyB: '',
	whyC: 'It is seasonal.',
	whyD: 'It flows in the rains only.',
	source: 'Geography of Rajasthan, class XI',
	tags: ['rivers'],
}

const hindi = {
	question: 'राजस्थान की एकमात्र बारहमासी नदी कौन-सी है?',
	optionA: 'लूणी',
	optionB: 'चंबल',
	optionC: 'बनास',
	optionD: 'घग्घर',
	explanation: 'चंबल वर्ष भर बहती है।',
	whyA: 'यह गर्मी में सूख जाती है।',
	whyB: '',
	whyC: 'यह मौसमी नदी है।',
	whyD: 'यह केवल वर्षा में बहती है।',
	source: 'राजस्थान का भूगोल, कक्षा XI',
	tags: ['नदियाँ'],
}

/** Builds a complete question with options; a test names only what it is about. */
export function buildPrelims(given: Partial<TestPrelimsQuestion> = {}): TestPrelimsQuestion {
	return {
		id: 'perennial-river',
		subject: 'rajasthan-geography',
		topics: ['rivers-and-lakes-of-rajasthan'],
		difficulty: 'EASY',
		key: 'B',
		isDropped: false,
		isMostImportant: false,
		publishedOn: '2026-11-01',
		year: null,
		questionNumber: null,
		english,
		hindi,
		...given,
	}
}

export const storePrelims = (test: Pick<TestApp, 'database'>, ...questions: TestPrelimsQuestion[]): Promise<void> =>
	storeItems(test, serverPrelims, questions)
