import type { NewQuestion } from '../features/mains-practice/new-question.ts'
import { insertQuestions } from '../features/mains-practice/tables.ts'
import type { TestApp } from './start-app.ts'

/** Builds a complete question of the main examination; a test names only what it is about. */
export function buildMainsQuestion(given: Partial<NewQuestion> = {}): NewQuestion {
	return {
		id: 'ecological-footprint',
		year: 2024,
		paperNo: 'paper3',
		subject: 'environment',
		topicId: 'biodiversity',
		isMostImportant: false,
		isSample: true,
		partMarks: [2, 5],
		wordLimits: [15, 50],
		english: {
			topic: 'Biodiversity',
			questions: ['Define ecological footprint.', 'Name two Ramsar sites of Rajasthan and one threat to each.'],
			answers: ['The **land and water** that a way of life needs.', 'Keoladeo and Sambhar.\nBoth lack **water**.'],
		},
		hindi: {
			topic: 'जैव विविधता',
			questions: ['पारिस्थितिक पदचिह्न की परिभाषा दीजिए।', 'राजस्थान के दो रामसर स्थलों के नाम तथा प्रत्येक का एक संकट बताइए।'],
			answers: ['किसी जीवन शैली के लिए आवश्यक **भूमि और जल**।', 'केवलादेव और सांभर।\nदोनों में **जल** की कमी है।'],
		},
		...given,
	}
}

export async function storeMainsQuestions(
	{ database }: Pick<TestApp, 'database'>,
	...questions: NewQuestion[]
): Promise<void> {
	await database.transaction((tx) => insertQuestions(tx, questions))
}
