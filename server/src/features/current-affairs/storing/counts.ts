import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'

/** Says that there is one published article more or less. */
export interface CountChange {
	category: ArticleCategory
	/** It is written as 'YYYY-MM-DD'. */
	day: string
	by: 1 | -1
}

export interface CountRow {
	spans: 'day' | 'month'
	category: ArticleCategory
	starts_on: string
	articles: number
}

/**
 * Tells which rows of `current_affairs_counts` change, and by how much; in one order, in which everybody locks them.
 */
export function countRows(changes: CountChange[]): CountRow[] {
	const rows = new Map<string, CountRow>()
	for (const { category, day, by } of changes) {
		for (const [spans, starts_on] of [
			['day', day],
			['month', `${day.slice(0, 7)}-01`],
		] as const) {
			const key = `${spans} ${category} ${starts_on}`
			const row = rows.get(key) ?? { spans, category, starts_on, articles: 0 }
			row.articles += by
			rows.set(key, row)
		}
	}
	return [...rows]
		.filter(([, { articles }]) => articles !== 0)
		.sort(([first], [second]) => (first < second ? -1 : 1))
		.map(([, row]) => row)
}
