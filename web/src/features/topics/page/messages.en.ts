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
	others: 'Related topics',
	nothingTitle: 'Nothing on this topic yet',
	nothingText: 'It’s in the syllabus, and material will follow. Until then, try the related topics.',
	noPageTitle: 'No such page',
	missingTitle: 'No such topic',
	missingText: 'Check the address. You’ll find all topics in the syllabus.',
	failed: 'Couldn’t load this topic.',
}
