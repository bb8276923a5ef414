import { expect, it } from 'vitest'
import { matchingBooks } from './matching-books.ts'

const books = [
	{ bookName: 'Medieval India', subjectName: 'History' },
	{ bookName: 'Land and water', subjectName: 'Geography' },
	{ bookName: 'राजस्थान की कला', subjectName: 'कला एवं संस्कृति' },
]

it.each([
	['', [0, 1, 2]],
	['INDIA', [0]],
	['geo', [1]],
	['कला', [2]],
	['an', [1]],
	['nothing', []],
])('finds by name and subject: “%s”', (words, expected) =>
	expect(matchingBooks(books, words)).toEqual(expected.map((index) => books[index])),
)
