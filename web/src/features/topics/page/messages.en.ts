export const messages = {
	home: 'Home',
	syllabus: 'Mains syllabus',
	papers: {
		paper1: 'Mains Paper 1',
		paper2: 'Mains Paper 2',
		paper3: 'Mains Paper 3',
		paper4: 'Mains Paper 4',
	},
	description: (name: string) =>
		`${name} for RAS Prelims and Mains: notes, maps, articles and questions with model answers, in Hindi and English.`,
	all: (count: string) => `All ${count}`,
	allKinds: 'Everything on this topic',
	pageNumber: (page: number) => `Page ${page}`,
	others: 'Near this topic',
	nothingTitle: 'Nothing on this topic yet',
	nothingText: 'It is in the syllabus, and material for it will follow. Until then its neighbours may help.',
	noPageTitle: 'Nothing on this page',
	missingTitle: 'There is no such topic',
	missingText: 'The address may have a slip in it. All topics stand in the syllabus.',
	failed: 'The topic could not be loaded.',
}
