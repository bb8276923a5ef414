import { deskContract, deskKeys } from '@aravalli/shared/content/desk-contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ServerKind } from '../server-kind.ts'
import type { DeskServices } from './desk.ts'
import { contentDesk } from './public.ts'
import { PUBLISH_EVERY_MINUTES, publishDue, publishDueJob } from './publish-due.ts'

/** Mounts the desk of each kind below `/api/admin/{its name}`. */
export function contentDeskRoutes(
	app: FastifyInstance,
	services: DeskServices & { jobs: Jobs },
	kinds: readonly ServerKind[],
): void {
	services.jobs.work(publishDueJob, () => publishDue(services, kinds))
	services.jobs.every(publishDueJob, PUBLISH_EVERY_MINUTES)
	for (const own of kinds) {
		const desk = contentDesk({ ...services, own })
		const handlers = Object.fromEntries(deskKeys(own.kind).map(([key, name]) => [key, desk[name]]))
		// Both are made of the same list: each handler stands at the key of its endpoint.
		mountContract(app, deskContract(own.kind, own.structures), handlers as never)
	}
}
