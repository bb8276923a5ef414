const counted = (one: string, many: string) => (count: number) => `${count}\u00a0${count === 1 ? one : many}`

export const messages = {
	onThisTopic: 'On this topic',
	nextInList: 'Next in this paper',
	next: 'Next',
	previous: 'Previous',
	signIn: 'Log in to read',
	inEnglish: 'In English',
	kinds: {
		'answer-writing': 'Answer writing',
		miq: 'Most important questions',
		'mains-practice': 'Mains questions',
		'current-affairs': 'Current affairs',
		'to-the-point': 'To-the-point notes',
		'mind-map': 'Mind maps',
		infographics: 'Infographics',
		'learning-through-map': 'Maps',
		'mains-answer-enrichment-capsule': 'Answer enrichment capsules',
	} as Record<string, string>,
	counted: {
		notes: counted('note', 'notes'),
		maps: counted('map', 'maps'),
		mindMaps: counted('mind map', 'mind maps'),
		infographics: counted('infographic', 'infographics'),
		capsules: counted('capsule', 'capsules'),
		articles: counted('article', 'articles'),
		questions: counted('question', 'questions'),
	},
}
