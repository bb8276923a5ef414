import type { Evaluator } from '@aravalli/shared/evaluation/evaluators-contract'
import { listUsersOfRole } from '../../accounts/public.ts'
import { startOfIndiaDay } from '../claiming/quota-rule.ts'
import type { EvaluationServices } from '../evaluation-services.ts'
import { countFigures } from './tables.ts'

const DAYS_COUNTED = 30
const DAY_MILLISECONDS = 86_400_000

/** Lists everybody who may evaluate: evaluators, then administrators. */
export async function listEvaluators({ database: { db }, dailyQuota, now }: EvaluationServices): Promise<Evaluator[]> {
	const today = startOfIndiaDay(now())
	const since = new Date(today.getTime() - DAYS_COUNTED * DAY_MILLISECONDS)
	const people = [...(await listUsersOfRole(db, 'EVALUATION_ADMIN')), ...(await listUsersOfRole(db, 'ADMIN'))]
	return Promise.all(
		people.map(async ({ id: userId, name, email }) => {
			const { daily, ...figures } = await countFigures(db, userId, { today, since })
			return { userId, name, email, daily: daily ?? dailyQuota, ...figures }
		}),
	)
}
