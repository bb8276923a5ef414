import type { Book } from '@aravalli/shared/resources/contract'

/** Gives those of the books whose name or subject has these words, in any letters; all of them for none. */
export function matchingBooks<B extends Pick<Book, 'bookName' | 'subjectName'>>(
	books: readonly B[],
	words: string,
): readonly B[] {
	const wanted = words.toLowerCase()
	if (wanted === '') return books
	return books.filter(({ bookName, subjectName }) =>
		[bookName, subjectName].some((text) => text.toLowerCase().includes(wanted)),
	)
}
