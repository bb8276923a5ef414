import { dailyQuestionsContract } from '@aravalli/shared/daily-questions/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listDays } from './list-days.ts'
import { scheduleDay } from './schedule-day.ts'
import type { ScheduleServices } from './schedule-services.ts'

/** Lets editors say to which questions learners send answers on which day. */
export function dailyQuestionsRoutes(app: FastifyInstance, services: ScheduleServices): void {
	mountContract(app, dailyQuestionsContract, {
		'GET /api/admin/daily-questions': async ({ query, language }) => ({
			data: { days: await listDays(services, query.from, language), closingTime: timeOf(services.closingMinutes) },
		}),

		'PUT /api/admin/daily-questions/:day': async ({ params: { day }, body, viewer: { userId }, language }) => {
			const { questionIds, expected = null } = body
			await scheduleDay(services, { day, questionIds, expected, userId })
			const [scheduled] = await listDays(services, day, language)
			return { data: scheduled ?? { day, questions: [], isClosed: false } }
		},
	})
}

const timeOf = (minutes: number) =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
