import { brand } from '@aravalli/shared/brand'
import type { InformationContent } from '../information-content.ts'

const name = brand.name.english

export const content: InformationContent = {
	title: 'About us',
	description: `What ${name} is, who it’s for, how practice works here, and what we don’t promise.`,
	lead: `${name} helps you prepare for the Rajasthan Administrative Service (RAS) exam, Prelims and Mains, in Hindi and English.`,
	points: [
		'Answer writing comes first: a question, a time limit, your own handwriting, then the model answer.',
		'Hindi and English side by side. Neither is a cut-down translation of the other.',
		'You don’t need an account to read, and a basic phone on a weak network is enough.',
		'We promise no rank and no selection. What we offer is honest practice.',
	],
	sections: [
		{
			id: 'what-it-is',
			heading: 'What you’ll find here',
			parts: [
				`Mains is written by hand, against the clock, in the space given. Many aspirants read a lot and write too little. ${name} is made for that gap: open a question, see its marks, word limit and minutes, put the phone aside and write. Only then compare your page with the model answer.`,
				'Besides [answer writing](/answer-writing-practice) you’ll find the syllabus and strategy, practice questions for Mains, most important questions, current affairs and study material for each paper. Courses, evaluation of your answer copies and sessions with an expert open later; a page that isn’t open yet says so.',
			],
		},
		{
			id: 'how-practice-works',
			heading: 'How practice works',
			parts: [
				{
					steps: [
						'Choose a paper or search for a topic. Each question shows its marks, word limit and time.',
						'Write by hand within the time, as in the exam hall. Don’t look at the answer before you’ve finished.',
						'Open the model answer and compare: did you follow the directive word, were your facts right, was anything missing?',
						'Keep your page. A second attempt after a few weeks shows better than any number what has improved.',
					],
				},
				'A model answer is one good answer, not the only one. It shows structure, facts and length; your own examples from Rajasthan are worth just as much.',
			],
		},
		{
			id: 'two-languages',
			heading: 'Two languages, each written as its own',
			parts: [
				'Every page is in Hindi and English, and you can switch at any time without losing your place. Exam terms are the ones aspirants use, not dictionary words. If a text isn’t in Hindi yet, it’s shown in English and marked, and the Hindi follows.',
				'All Hindi is in Unicode, so you can search, copy and listen to it on any device.',
			],
		},
		{
			id: 'the-examination',
			heading: 'The exam in brief',
			parts: [
				{
					table: {
						caption: 'Stages of the exam',
						head: ['Stage', 'Form', 'Marks'],
						rows: [
							['Prelims', 'One paper, 150 multiple-choice questions, 3 hours; only decides who may write Mains', '200'],
							['Mains', 'Four papers, 3 hours each, answered in Hindi or English', '4 × 200'],
							['Interview', 'A conversation with the Commission’s board', '100'],
						],
					},
				},
				'In Prelims a wrong answer costs one third of the question’s marks. If you don’t want to answer, choose option E, which costs nothing. Leaving all five options blank also costs one third, and leaving more than 10% of the questions blank disqualifies you.',
				'These facts come from public sources. Rules can change from one exam to the next: what counts is the notification of the Rajasthan Public Service Commission.',
			],
		},
		{
			id: 'what-we-stand-for',
			heading: 'What you can hold us to',
			parts: [
				{
					list: [
						'No promise of a rank, a score or a selection, and no borrowed success stories.',
						'A sample is marked as a sample. We call nothing a past paper unless we know that it is one.',
						'Discounts and seats left are shown only when the numbers are real.',
						'No ads, and no tracking by other companies. The [privacy policy](/privacy-policy#stored-in-browser) lists what your browser keeps for us.',
						'When you report a mistake, we correct it in the question itself, for everyone.',
					],
				},
			],
		},
		{
			id: 'who-we-are',
			heading: 'Who runs it',
			parts: [
				`${name} is run by ${brand.operator.english}, ${brand.headOffice.english}. It’s a private preparation programme and not part of the Rajasthan Public Service Commission or any government office.`,
				'Send questions, corrections and complaints through the [contact page](/contact). Common questions are answered on the [help page](/help).',
			],
		},
	],
}
