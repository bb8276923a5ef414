import type { Language } from '@aravalli/shared/language'

/** Are the words that booklets have beside their texts. */
export const words: Record<
	Language,
	Record<
		| 'contents'
		| 'test'
		| 'place'
		| 'district'
		| 'note'
		| 'page'
		| 'questions'
		| 'answers'
		| 'notAttempted'
		| 'booklet'
		| 'paper'
		| 'author'
		| 'ours'
		| 'ownPaper'
		| 'sampleCopy',
		string
	>
> = {
	english: {
		contents: 'In this booklet',
		test: 'Test yourself',
		place: 'Place',
		district: 'District',
		note: 'Remember',
		page: 'Page',
		questions: 'Questions',
		answers: 'Answers and explanations',
		notAttempted: 'Question not attempted',
		booklet: 'Booklet',
		paper: 'Practice paper',
		author: 'Aravalli editorial team',
		ours: 'Written by Aravalli.',
		ownPaper: 'Model answers to these questions are on the page “Mains Practice”.',
		sampleCopy: 'Sample: an invented copy, no real candidate’s',
	},
	hindi: {
		contents: 'इस पुस्तिका में',
		test: 'स्वयं को परखें',
		place: 'स्थान',
		district: 'ज़िला',
		note: 'याद रखें',
		page: 'पृष्ठ',
		questions: 'प्रश्न',
		answers: 'उत्तर और व्याख्या',
		notAttempted: 'प्रश्न हल नहीं किया',
		booklet: 'पुस्तिका',
		paper: 'अभ्यास प्रश्नपत्र',
		author: 'अरावली संपादकीय दल',
		ours: 'अरावली द्वारा लिखित।',
		ownPaper: 'इन प्रश्नों के आदर्श उत्तर "मुख्य परीक्षा अभ्यास" पृष्ठ पर हैं।',
		sampleCopy: 'नमूना: काल्पनिक कॉपी, किसी वास्तविक अभ्यर्थी की नहीं',
	},
}

/** Says on the cover what a book is not. */
export const boardNote: Record<Language, (type: string) => string> = {
	english: (type) =>
		`Written by Aravalli for the syllabus of ${type}. It is not a publication of ${type}, and takes nothing from its books.`,
	hindi: (type) =>
		`अरावली द्वारा ${type} के पाठ्यक्रम के लिए लिखित। यह ${type} का प्रकाशन नहीं है, और इसमें उसकी पुस्तकों से कुछ नहीं लिया गया है।`,
}

export const minutesOf: Record<Language, (minutes: number) => string> = {
	english: (minutes) => `${minutes} minutes`,
	hindi: (minutes) => `${minutes} मिनट`,
}

export const sizeOf: Record<Language, (marks: number, words: number) => string> = {
	english: (marks, count) => `${marks} marks, ${count} words`,
	hindi: (marks, count) => `${marks} अंक, ${count} शब्द`,
}
