/** These texts of questions in a list are shown by other pages as well. */
export const messages = {
	inEnglish: 'Shown in English',
	seeAll: 'See all papers',
	emptyTitle: 'No questions available',
	emptySearch: 'Nothing found. Try fewer or different words, or another paper.',
	emptyFilter: 'No questions in this paper yet. Try another one.',
	emptyYet: 'New questions will appear here.',
	minutesShort: (minutes: number) => `${minutes} min`,
	words: (words: number) => `${words} words`,
}
