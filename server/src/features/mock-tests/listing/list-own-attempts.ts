import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { AttemptRow } from '@aravalli/shared/mock-tests/contract'
import { isPossibleId } from '../../../content/items.ts'
import { paginationOf } from '../../../platform/http/newest-or-page.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { presentAttempt } from './present-attempt.ts'
import { listAttempts } from './tables.ts'

interface Wanted {
	userId: string
	page: number
	limit: number
	paperId: string | undefined
	language: Language
}

export async function listOwnAttempts(
	{ database, now }: Pick<MockTestServices, 'database' | 'now'>,
	{ userId, page, limit, paperId, language }: Wanted,
): Promise<{ data: AttemptRow[]; pagination: Pagination }> {
	const isImpossible = paperId !== undefined && !isPossibleId(paperId)
	const wanted = { userId, paperId: paperId ?? null, limit, offset: (page - 1) * limit }
	const { rows, total } = isImpossible ? { rows: [], total: 0 } : await listAttempts(database.db, wanted)
	const moment = now()
	return {
		data: rows.map((row) => presentAttempt(row, language, moment)),
		pagination: paginationOf({ page, limit, offset: wanted.offset }, total),
	}
}
