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
			title: 'Marked as in the examination hall',
			text: 'One paper of 150 questions and 200 marks in 3 hours. A right answer gives 4/3, a wrong one takes 4/9, and so does a question left blank. Option E costs nothing.',
			link: 'How a paper is marked',
		},
		mainsAnswerWriting: {
			title: 'By hand, within the time',
			text: 'Each question names its marks, words and minutes. Write on paper, then compare: the model answer marks the phrases that an examiner looks for.',
			link: 'Practise answer writing',
		},
		advancedAnalytics: {
			title: 'See where the marks are lost',
			text: 'A score by subject says more than a rank. Where the ridge is low, there is the next week’s work.',
			link: 'Plan your week',
		},
		visualLearning: {
			title: 'One picture for a whole topic',
			text: 'A name is remembered with its place, its time and its neighbours. Draw the centre first, then the branches, and the answer has its paragraphs.',
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
		question: 'State two causes of groundwater decline in Rajasthan.',
		lines: ['Low and uncertain rain, and little surface water.', 'Wells for irrigation draw more than returns.'],
		good: 'Both causes named',
		missing: 'Give one example',
		marks: '3½',
		outOf: 'of 5',
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
