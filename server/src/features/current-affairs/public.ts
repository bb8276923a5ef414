import { monthRange } from '@aravalli/shared/current-affairs/date-range'
import type { Database } from '../../platform/database/open-database.ts'
import type { SitemapSource } from '../../platform/sharing/sitemap.ts'
import { listMonthOfArticles, listMonths } from './listing/tables.ts'

const listPath = '/current-affairs'

/** A part takes fewer than the sitemap allows. */
const PART = 2_000

/** Lists the addresses of all published articles: a month in one part, or in several where one would be too long. */
export function currentAffairsSitemap({ db }: Database): SitemapSource {
	return {
		name: 'current-affairs',
		async listParts() {
			const months = await listMonths(db)
			return months.flatMap(({ month, articles }) =>
				Array.from({ length: Math.ceil(articles / PART) }, (_, index) => `${month.replace('-', '')}p${index + 1}`),
			)
		},
		async listAddresses(part) {
			const [, year, month, number] = /^(\d{4})(0[1-9]|1[0-2])p([1-9]\d{0,3})$/.exec(part) ?? []
			if (!number) return null
			const page = { limit: PART, offset: (Number(number) - 1) * PART }
			const articles = await listMonthOfArticles(db, monthRange(`${year}-${month}`), page)
			if (articles.length === 0) return null
			return articles.map(({ id, updatedAt }) => ({ path: `${listPath}/${id}`, changedAt: updatedAt }))
		},
	}
}
