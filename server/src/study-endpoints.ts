/** Puts together what a learner comes back to: the home page, the study log, what was opened. */
import type { FastifyInstance } from 'fastify'
import type { ServerKind } from './content/server-kind.ts'
import type { Env } from './env.ts'
import { createDashboardServices } from './features/dashboard/create-dashboard-services.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { readingsRoutes } from './features/readings/routes.ts'
import { keepFreshQuestions } from './features/revision/public.ts'
import { revisionRoutes } from './features/revision/routes.ts'
import { studyLogRoutes } from './features/study-log/routes.ts'
import { accessGroup } from './platform/http/access.ts'
import type { Services } from './services.ts'

interface StudySettings {
	env: Env
	services: Services
	now: () => Date
	kinds: readonly ServerKind[]
}

export async function mountStudying(
	endpoints: FastifyInstance,
	{ env, services: { database }, now, kinds }: StudySettings,
): Promise<void> {
	const { closingMinutes } = env.evaluation
	const all = kinds.map(({ kind }) => kind)
	const readFresh = keepFreshQuestions(database, now)
	const home = createDashboardServices({ database, kinds: all, closingMinutes, now, readFresh })
	await endpoints.register(
		accessGroup('learner', (learner) => {
			readingsRoutes(learner, { database, now }, kinds)
			studyLogRoutes(learner, { database, now })
			revisionRoutes(learner, { database, now, readFresh })
			dashboardRoutes(learner, home)
		}),
	)
}
