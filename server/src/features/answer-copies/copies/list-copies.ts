import type { CopyState } from '@aravalli/shared/answer-copies/copy'
import type { Language } from '@aravalli/shared/language'
import { type PaperFilter, paperCategoryOf } from '@aravalli/shared/questions/question'
import { paginationOf } from '../../../platform/http/newest-or-page.ts'
import type { CopyServices } from '../copy-services.ts'
import { presentCards } from './present-card.ts'
import { countOwnCopies, listOwnCopies } from './tables.ts'

interface Asked {
	userId: string
	language: Language
	page: number
	limit: number
	state: CopyState | 'all'
	paperCategory: PaperFilter
}

/** Four a day are sent at most, so that nobody comes near it. */
const MOST_COUNTED = 10_000

export async function listCopies({ database: { db }, now }: Pick<CopyServices, 'database' | 'now'>, asked: Asked) {
	const { page, limit, language } = asked
	const offset = (page - 1) * limit
	const wanted = { ...asked, paperCategory: paperCategoryOf(asked.paperCategory) }
	const [rows, total] = await Promise.all([
		listOwnCopies(db, wanted, { limit, offset }),
		countOwnCopies(db, wanted, MOST_COUNTED),
	])
	return {
		data: await presentCards(db, rows, { language, now: now() }),
		pagination: paginationOf({ page, limit, offset }, total),
	}
}
