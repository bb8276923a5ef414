/** These texts of questions in a list are shown by other pages as well. */
export const messages = {
	inEnglish: 'Shown in English',
	seeAll: 'See all papers',
	emptyTitle: 'No questions available',
	emptySearch: 'Nothing was found. Try fewer or other words, or another paper.',
	emptyFilter: 'There are no questions in this paper yet. Try another one.',
	emptyYet: 'New questions will appear here.',
	minutesShort: (minutes: number) => `${minutes} min`,
	words: (words: number) => `${words} words`,
}
