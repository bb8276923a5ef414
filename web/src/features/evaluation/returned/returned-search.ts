/** The address of a copy says which page is shown; nothing else. */
export interface ReturnedSearch {
	/** Counts from 1, which is not said. */
	page?: number
}

export function readReturnedSearch({ page }: Record<string, unknown>): ReturnedSearch {
	const number = Number(page)
	return Number.isInteger(number) && number > 1 && number < 100 ? { page: number } : {}
}

export const pageLink = (copyId: string, page: number) => ({
	to: '/upload-answersheet/history/$copyId' as const,
	params: { copyId },
	search: readReturnedSearch({ page }),
	resetScroll: false,
	replace: true,
})
