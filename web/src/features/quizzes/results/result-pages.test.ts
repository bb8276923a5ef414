import { expect, it } from 'vitest'
import { askedPage, pageCount, ROWS_ASKED, rowsOfPage } from './result-pages.ts'

it.each([0, 1, 9, 10, 11, 20, 21, 45])('shows each of %d results once, in their order', (total) => {
	const all = Array.from({ length: total }, (_, index) => index)
	const answer = (page: number) => all.slice((page - 1) * ROWS_ASKED, page * ROWS_ASKED)
	const pages = Array.from({ length: pageCount(total) }, (_, index) =>
		rowsOfPage(answer(askedPage(index + 1)), index + 1),
	)
	expect(pages.flat()).toEqual(all)
	for (const page of pages.slice(0, -1)) expect(page).toHaveLength(10)
})
