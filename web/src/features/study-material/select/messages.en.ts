/** These texts are said where a paper is chosen, and nowhere else. */
export const messages = {
	subjects: {
		paper1: 'History and culture, economics, sociology and management',
		paper2: 'Ethics, science and technology, earth science',
		paper3: 'Polity, public administration, sports, behaviour and law',
		paper4: 'Grammar, précis, letters and essay',
		prelims: 'The whole Prelims syllabus',
	},
	numerals: { paper1: '1', paper2: '2', paper3: '3', paper4: '4', prelims: 'P' },
	allLevels: 'All Levels',
	choosePaper: 'Choose a paper',
	startNow: 'Start Now',
	everything: 'See all papers together',
	quotes: {
		label: 'Words to study by',
		list: [
			{ text: 'Arise, awake, and stop not till the goal is reached.', author: 'Swami Vivekananda' },
			{
				text: 'By steady practice even a slow mind grows wise: the rope that comes and goes leaves its mark on the stone.',
				author: 'Vrind, poet at Kishangarh',
			},
			{ text: 'Your right is to the work alone, never to its fruits.', author: 'Bhagavad Gita 2.47' },
			{
				text: 'Slowly, O mind: the gardener may pour a hundred pots of water, the fruit comes in its season.',
				author: 'Kabir',
			},
		],
	},
	noPapers: 'No papers available',
	noPapersText: 'Material for this section will appear here.',
}
