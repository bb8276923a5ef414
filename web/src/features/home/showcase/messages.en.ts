export const messages = {
	title: 'How you prepare here',
	tabs: 'Ways of preparing',
	pause: 'Pause',
	play: 'Play',
	sample: 'Sample',
	names: {
		comprehensiveTestSeries: 'Test series',
		mainsAnswerWriting: 'Mains answer writing',
		advancedAnalytics: 'Analysis',
		visualLearning: 'Visual learning',
	},
	texts: {
		comprehensiveTestSeries: {
			title: 'Marked as in the exam hall',
			text: '150 questions, 200 marks, 3 hours. A right answer earns 4/3 marks; a wrong or blank one costs 4/9. Option E costs nothing.',
			link: 'How a paper is marked',
		},
		mainsAnswerWriting: {
			title: 'By hand, on time',
			text: 'Every question shows its marks, words and minutes. Write on paper, then compare: the model answer highlights what an examiner looks for.',
			link: 'Practise answer writing',
		},
		advancedAnalytics: {
			title: 'See where you lose marks',
			text: 'A score by subject tells you more than a rank. Your weakest subject is next week’s work.',
			link: 'Plan your week',
		},
		visualLearning: {
			title: 'A whole topic in one picture',
			text: 'You remember a name better with its place, time and links. Draw the centre, then the branches: they become the paragraphs of your answer.',
			link: 'Open the mind maps',
		},
	},
	score: {
		caption: 'A paper, marked',
		rows: [
			['Right', '90', '+120.00'],
			['Wrong', '30', '−13.33'],
			['Option E', '20', '0'],
			['Blank', '10', '−4.44'],
		],
		total: 'Total',
		sum: '102.22',
	},
	answer: {
		question: 'Give two reasons for falling groundwater in Rajasthan.',
		lines: ['Little rain, little surface water.', 'Wells draw more than is refilled.'],
		good: 'Both causes named',
		missing: 'Give one example',
		marks: '3½',
		outOf: { before: '', after: ' of 5' },
	},
	subjects: [
		['History', 72],
		['Polity', 64],
		['Geography', 58],
		['Economy', 43],
	] as [string, number][],
	percent: (share: number) => `${share} %`,
	map: { centre: 'Aravalli range', branches: ['Rivers', 'Minerals', 'Forts', 'Forests'] },
}
