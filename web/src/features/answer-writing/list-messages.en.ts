/** These texts of questions in a list are shown by other pages as well. */
export const messages = {
	clearSearch: 'Clear search',
	inEnglish: 'Shown in English',
	allPapers: 'See all papers',
	emptyTitle: 'No questions available',
	emptySearch: 'Nothing was found. Try fewer or other words, or another paper.',
	emptyPaper: 'There are no questions in this paper yet. Try another one.',
	emptyYet: 'New questions will appear here.',
	emptyPage: 'There is no such page. Go back to the first one.',
	firstPage: 'First page',
	minutesShort: (minutes: number) => `${minutes} min`,
	words: (words: number) => `${words} words`,
}
