import type { LinkTarget } from '#web/lib/link-address.ts'

export const PAPERS = '/mains-mock-tests'

export const papersLink = (page?: number): LinkTarget => ({ to: PAPERS, search: page && page > 1 ? { page } : {} })

export const paperLink = (paperId: string): LinkTarget => ({ to: '/mains-mock-tests/$paperId', params: { paperId } })

export const roomLink = (paperId: string): LinkTarget => ({
	to: '/mains-mock-tests/$paperId/write',
	params: { paperId },
})

export const resultLink = (paperId: string, sittingId?: string): LinkTarget => ({
	to: '/mains-mock-tests/$paperId/result',
	params: { paperId },
	search: sittingId ? { sitting: sittingId } : {},
})

/** Are where a sign-in leads back to, as `/login?redirect=` has it. */
export const roomPage = (paperId: string): string => `mains-mock-tests/${paperId}/write`
export const resultPage = (paperId: string): string => `mains-mock-tests/${paperId}/result`

/** Leads to the uploader of answer copies, with the pages of this attempt. */
export const uploadAddress = ({ questionId, day }: { questionId: string; day: string }): string =>
	`/upload-answersheet?${new URLSearchParams({ question: questionId, day })}`

export interface PapersSearch {
	page?: number
}

export interface ResultSearch {
	/** Is the attempt that is shown; the newest where none is named. */
	sitting?: string
}

export const readResultSearch = ({ sitting }: Record<string, unknown>): ResultSearch =>
	typeof sitting === 'string' && /^[a-f0-9]{24}$/.test(sitting) ? { sitting } : {}
