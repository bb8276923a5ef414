import { type Miq, miqKind } from '@aravalli/shared/miq/kind'
import { cleanItem } from '../content/clean-item.ts'
import { insertItems } from '../content/storing/tables.ts'
import { serverMiq } from '../features/miq/miq-kind.ts'
import type { TestApp } from './start-app.ts'

type TestMiq = Miq & { id: string }

/** Builds a complete question of two parts; a test names only what it is about. */
export function buildMiq(given: Partial<TestMiq> = {}): TestMiq {
	return {
		id: 'stepwells',
		paperCategory: 'GS_PAPER_1',
		topics: [],
		publishedOn: '2026-10-14',
		subject: 'art-culture',
		year: 2026,
		difficulty: 'MEDIUM',
		isMostImportant: true,
		isFeatured: false,
		durationMinutes: 12,
		marks: 10,
		english: {
			tags: ['Stepwells', 'Chand Baori'],
			parts: [
				{
					question: 'What is a stepwell?',
					answer: 'A **well with steps**.\n1. Steps: they lead down to the water.',
					marksSplit: '3: Meaning\n2: Steps',
				},
				{ question: 'Describe Chand Baori.', answer: '', marksSplit: '' },
			],
		},
		hindi: {
			tags: ['बावड़ियाँ', 'चाँद बावड़ी'],
			parts: [
				{
					question: 'बावड़ी क्या है?',
					answer: '**सीढ़ियों वाला कुआँ**।\n1. सीढ़ियाँ: वे पानी तक उतरती हैं।',
					marksSplit: '3: अर्थ\n2: सीढ़ियाँ',
				},
				{ question: 'चाँद बावड़ी का वर्णन कीजिए।', answer: '', marksSplit: '' },
			],
		},
		...given,
	}
}

/** Stores questions as those that come with the product are stored. */
export async function storeMiqs({ database }: Pick<TestApp, 'database'>, ...questions: TestMiq[]): Promise<void> {
	const items = questions.map(({ id, ...item }) => cleanItem(miqKind, id, item))
	await database.transaction((tx) => insertItems(tx, serverMiq, items))
}
