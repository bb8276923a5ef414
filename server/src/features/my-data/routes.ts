import { myDataContract } from '@aravalli/shared/my-data/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { findNewest, getExport } from './get-export.ts'
import type { MyDataServices } from './my-data-services.ts'
import { presentExport } from './present-export.ts'
import { requestExport } from './request-export.ts'
import { sendExport } from './send-export.ts'
import { summariseData } from './summarise-data.ts'
import { workForExports } from './work-for-exports.ts'

/** Serves whoever is signed in with all of their own. */
export function myDataRoutes(app: FastifyInstance, services: MyDataServices): void {
	const { database, now } = services
	workForExports(services)
	mountContract(app, myDataContract, {
		'GET /api/user/my-data': async ({ viewer: { userId } }) => {
			const newest = await findNewest(database, userId)
			const groups = await summariseData(services, userId)
			return { data: { groups, export: newest && presentExport(newest, now()) } }
		},

		'POST /api/user/export': async ({ viewer: { userId } }) => ({
			data: presentExport(await requestExport(services, userId), now()),
		}),

		'GET /api/user/export/:exportId': async ({ viewer: { userId }, params: { exportId } }) => ({
			data: presentExport(await getExport(database, { userId, exportId }), now()),
		}),

		'GET /api/user/export/:exportId/file': ({ viewer: { userId }, params: { exportId }, query: { part }, ...call }) =>
			sendExport(services, { userId, exportId, part }, call),
	})
}
