export const messages = {
	title: 'Search',
	subtitle: 'Questions and answers, current affairs, notes, maps and posts: everything in one search.',
	description:
		'Search all RAS study material of Aravalli in Hindi, in English or in Hindi typed in English letters: questions, current affairs, notes, maps and posts.',
	label: 'Search all content',
	kinds: 'Kinds of content',
	all: 'All',
	counted: (kind: string, count: string) => `${kind} (${count})`,
	found: (isOne: boolean): string => (isOne ? 'result' : 'results'),
	bestFirst: 'Best match first',
	inText: 'found in the text',
	locked: 'Login to read',
	inEnglish: 'Shown in English',
	emptyTitle: 'Nothing found',
	emptyText:
		'Use fewer words, or only the beginning of one. Another spelling may help, or the same word in the other language.',
	emptyKind: 'Nothing of this kind has these words, but something else has.',
	searchAllKinds: 'Search everything',
	tipsTitle: 'What you can type',
	tips: ['Hindi or English:', 'Hindi in English letters, as it sounds:', 'The beginning of a word:'],
	keys: 'On a keyboard, / or Ctrl + K leads here from any page. The / can be turned off under “Text size and contrast”.',
}
