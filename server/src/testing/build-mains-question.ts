import { type MainsQuestion, mainsKind } from '@aravalli/shared/mains-practice/kind'
import { cleanItem } from '../content/clean-item.ts'
import { insertItems, withdrawItem } from '../content/storing/tables.ts'
import { serverMains } from '../features/mains-practice/mains-kind.ts'
import type { TestApp } from './start-app.ts'

export type TestQuestion = MainsQuestion & { id: string }

const english = {
	parts: [
		{
			question: 'Define ecological footprint.',
			answer: 'The **land and water** that a way of life needs.',
			marksSplit: '',
		},
		{
			question: 'Name two Ramsar sites of Rajasthan and one threat to each.',
			answer: 'Keoladeo and Sambhar.\nBoth lack **water**.',
			marksSplit: '4: Sites\n1: Threats',
		},
	],
}

const hindi = {
	parts: [
		{
			question: 'पारिस्थितिक पदचिह्न की परिभाषा दीजिए।',
			answer: 'किसी जीवन शैली के लिए आवश्यक **भूमि और जल**।',
			marksSplit: '',
		},
		{
			question: 'राजस्थान के दो रामसर स्थलों के नाम तथा प्रत्येक का एक संकट बताइए।',
			answer: 'केवलादेव और सांभर।\nदोनों में **जल** की कमी है।',
			marksSplit: '4: स्थल\n1: संकट',
		},
	],
}

/** Builds a complete question of the main examination; a test names only what it is about. */
export function buildMainsQuestion(given: Partial<TestQuestion> = {}): TestQuestion {
	return {
		id: 'ecological-footprint',
		year: 2024,
		questionNumber: '14',
		practiceSet: null,
		paperNo: 'paper3',
		subject: 'environment',
		topics: ['biodiversity'],
		isMostImportant: false,
		partMarks: [2, 5],
		wordLimits: [15, 50],
		english,
		hindi,
		...given,
	}
}

export async function storeMainsQuestions(
	{ database }: Pick<TestApp, 'database'>,
	...questions: TestQuestion[]
): Promise<void> {
	const items = questions.map(({ id, ...item }) => cleanItem(mainsKind, id, item))
	await database.transaction((tx) => insertItems(tx, serverMains, items))
}

export async function withdrawMainsQuestion({ database }: Pick<TestApp, 'database'>, id: string): Promise<void> {
	await database.transaction((tx) => withdrawItem(tx, serverMains, id))
}
