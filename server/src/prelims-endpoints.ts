/** Puts together the practice of prelims: timed papers and what is made of them. */
import type { FastifyInstance } from 'fastify'
import { attemptRoutes, mockTestRoutes, statisticsRoutes } from './features/mock-tests/routes.ts'
import { workForMockTests } from './features/mock-tests/work-for-mock-tests.ts'
import { accessGroup } from './platform/http/access.ts'
import type { Services } from './services.ts'

interface PrelimsSettings {
	services: Services
	now: () => Date
}

export async function mountPrelims(endpoints: FastifyInstance, { services, now }: PrelimsSettings): Promise<void> {
	const { database } = services
	const testing = { ...services, now }
	workForMockTests(testing)
	await endpoints.register(accessGroup('public', (open) => mockTestRoutes(open, database)))
	await endpoints.register(accessGroup('learner', (learner) => attemptRoutes(learner, testing)))
	await endpoints.register(accessGroup('editor', (editor) => statisticsRoutes(editor, database)))
}
