import { brand } from '@aravalli/shared/brand'
import type { InformationContent } from '../information-content.ts'

const name = brand.name.english

export const content: InformationContent = {
	title: 'About us',
	description: `What ${name} is, whom it is for, how one practises here, and what it does not promise.`,
	lead: `${name} helps you prepare for the Rajasthan Administrative Service examination, prelims and mains, in Hindi and in English.`,
	points: [
		'The written answer is at the centre: a question, a time limit, your own hand, then the model answer.',
		'Hindi and English stand side by side. Neither is a shortened translation of the other.',
		'Reading needs no account, and a slow phone on a weak network is enough.',
		'We promise no rank and no selection. What we can offer is honest practice.',
	],
	sections: [
		{
			id: 'what-it-is',
			heading: 'What you find here',
			parts: [
				`The mains examination is written by hand, against the clock, in the space that is given. Many aspirants read a great deal and write too little. ${name} was made around that gap: open a question, see its marks, its word limit and its minutes, put the phone aside and write. Only then compare your page with the model answer.`,
				'Beside [answer writing](/answer-writing-practice) the programme covers syllabus and strategy, previous years’ and most important questions, current affairs, study material for each paper, courses, evaluation of your answer copies and sessions with an expert. The sections open one after another; one that is not open yet says so in its place.',
			],
		},
		{
			id: 'how-practice-works',
			heading: 'How one practises',
			parts: [
				{
					steps: [
						'Choose a paper or search for a topic. Each question shows its marks, its word limit and its time.',
						'Write by hand within the time, as in the examination hall, and do not look at the answer before you have finished.',
						'Open the model answer and compare: was the directive word answered, were the facts right, was anything missing?',
						'Keep your page. A second attempt after some weeks shows better than any figure what has improved.',
					],
				},
				'A model answer is one good answer, not the only one. It shows structure, facts and length; your own examples from Rajasthan are worth as much.',
			],
		},
		{
			id: 'two-languages',
			heading: 'Two languages, written twice',
			parts: [
				'Every page exists in Hindi and in English, and you change between them at any time without losing your place. Exam terms are those that aspirants use, not those of a dictionary. Where a text does not exist in Hindi yet, it is shown in English and marked as such, and its translation follows.',
				'All Hindi is written in Unicode, so it can be searched, copied and read aloud on any device.',
			],
		},
		{
			id: 'the-examination',
			heading: 'The examination in brief',
			parts: [
				{
					table: {
						caption: 'Stages of the examination',
						head: ['Stage', 'Form', 'Marks'],
						rows: [
							[
								'Prelims',
								'One paper, 150 multiple-choice questions, 3 hours; decides only who may write the mains',
								'200',
							],
							['Mains', 'Four papers, 3 hours each, answered in Hindi or in English', '4 × 200'],
							['Interview', 'A conversation with the Commission’s board', '100'],
						],
					},
				},
				'In the prelims a wrong answer costs one third of the question’s marks. Whoever does not want to answer chooses option E, which costs nothing; leaving all five options blank costs one third as well, and leaving more than 10% of the questions blank disqualifies.',
				'These facts come from public sources. Rules can change from one cycle to the next: what counts is the notification of the Rajasthan Public Service Commission.',
			],
		},
		{
			id: 'what-we-stand-for',
			heading: 'What you can hold us to',
			parts: [
				{
					list: [
						'No promise of a rank, a score or a selection, and no borrowed success stories.',
						'What is a sample is marked as a sample. Nothing is called a past paper that is not known to be one.',
						'Discounts and free seats are shown only when the numbers are real.',
						'No advertising, and no tracking by third parties. What your browser keeps for us is listed in the [privacy policy](/privacy-policy#stored-in-browser).',
						'A mistake that you report is corrected in the question itself, for everybody.',
					],
				},
			],
		},
		{
			id: 'who-we-are',
			heading: 'Who is behind it',
			parts: [
				`${name} is run by ${brand.operator.english}, ${brand.headOffice.english}. It is a private preparation programme and no part of the Rajasthan Public Service Commission or of any government office.`,
				'Questions, corrections and complaints reach us through the [contact page](/contact); common questions are answered on the [help page](/help).',
			],
		},
	],
}
