/** Says what was wrong with a link to a copy that somebody has followed. */
export interface MyDataView {
	copy?: 'expired' | 'not-found' | 'not-ready'
}

const problems = ['expired', 'not-found', 'not-ready'] as const

export function readMyDataView(search: Record<string, unknown>): MyDataView {
	const copy = problems.find((problem) => problem === search.copy)
	return copy ? { copy } : {}
}
