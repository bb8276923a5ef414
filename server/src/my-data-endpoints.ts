/** Puts together what shows a person all that is kept about them. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import type { AccountServices } from './features/accounts/account-services.ts'
import { myDataRoutes } from './features/my-data/routes.ts'
import { accessGroup } from './platform/http/access.ts'
import type { Services } from './services.ts'

interface MyDataSettings {
	env: Pick<Env, 'appOrigin'>
	services: Services
	/** They know all that is kept about people. */
	accounts: Pick<AccountServices, 'personalData'>
	now: () => Date
}

/** Phones and file systems take files of so many bytes, and a line that breaks has not lost too much. */
const PART_BYTES = 1_000_000_000

/** Call it among the endpoints, and before the jobs start. */
export async function mountMyData(
	endpoints: FastifyInstance,
	{ env, services, accounts: { personalData }, now }: MyDataSettings,
): Promise<void> {
	const { newPath } = endpoints.incomingFolder
	const making = { newPath, log: endpoints.log, origin: env.appOrigin, partBytes: PART_BYTES }
	await endpoints.register(
		accessGroup('learner', (learner) => myDataRoutes(learner, { ...services, ...making, personalData, now })),
	)
}
