import type { Pagination } from '@aravalli/shared/endpoint'
import { MONEY_TOTAL_LIMIT } from '@aravalli/shared/payments/desk'
import type { Page } from './tables.ts'

interface Asked {
	page: number
	limit: number
}

/**
 * Reads a page of rows that nobody counts or pages further than the desk's limit: the last page is as quick as the first.
 */
export async function pageOf<Row>(
	{ page, limit }: Asked,
	list: (page: Page) => Promise<Row[]>,
	count: (most: number) => Promise<number>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
	const offset = (page - 1) * limit
	const most = Math.max(0, Math.min(limit, MONEY_TOTAL_LIMIT - offset))
	const [rows, found] = await Promise.all([
		most === 0 ? [] : list({ limit: most, offset }),
		count(MONEY_TOTAL_LIMIT + 1),
	])
	const total = Math.min(found, MONEY_TOTAL_LIMIT)
	const isTotalCapped = found > MONEY_TOTAL_LIMIT
	return { rows, pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped } }
}
