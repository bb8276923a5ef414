import type { EvaluatorQuota } from '@aravalli/shared/evaluation/contract'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { MAX_IN_HAND, startOfIndiaDay } from './quota-rule.ts'
import { countWork } from './tables.ts'

export async function readQuota(db: Queryable, userId: string, dailyQuota: number, now: Date): Promise<EvaluatorQuota> {
	const { daily, ...counted } = await countWork(db, userId, startOfIndiaDay(now))
	return { ...counted, daily: daily ?? dailyQuota, maxInHand: MAX_IN_HAND }
}
