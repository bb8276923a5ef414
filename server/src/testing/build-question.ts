import type { Question } from '@aravalli/shared/answer-writing/kind'

export type TestQuestion = Question & { id: string }

/** Builds a complete question; a test names only what it is about. */
export function buildQuestion(given: Partial<TestQuestion> = {}): TestQuestion {
	return {
		id: 'governor-discretion',
		paperCategory: 'GS_PAPER_3',
		difficulty: 'MEDIUM',
		topics: [],
		publishedOn: '2026-11-14',
		timeLimitMinutes: 12,
		marks: 10,
		wordLimit: 150,
		english: {
			questionText: 'Explain the constitutional position of the Governor.',
			subCategory: 'Indian polity',
			tags: ['Governor', 'Federalism'],
			answer: 'The Governor is the **constitutional head**.\nArticle 163 leaves him discretion.',
			marksSplit: '6: Head\n4: Discretion',
		},
		hindi: {
			questionText: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।',
			subCategory: 'भारतीय राजव्यवस्था',
			tags: ['राज्यपाल', 'संघवाद'],
			answer: 'राज्यपाल **संवैधानिक प्रमुख** होता है।\nअनुच्छेद 163 उसे विवेक देता है।',
			marksSplit: '6: प्रमुख\n4: विवेक',
		},
		...given,
	}
}
