import { profileContract } from '@aravalli/shared/accounts/profile-contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { accountMessages as m } from './account-messages.ts'
import type { AccountServices } from './account-services.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { exportAccount } from './export-account.ts'
import { getAccount } from './get-account.ts'
import { presentUser } from './present-user.ts'
import { endOtherSessions, endSession } from './sessions/end-session.ts'
import { listDevices } from './sessions/list-devices.ts'
import { giveCookie, takeCookie, visitOf } from './sessions/start-session.ts'
import { updateProfile } from './update-profile.ts'

/** Serves whoever is signed in with their own account. */
export function profileRoutes(app: FastifyInstance, services: AccountServices): void {
	const { database, isSecure, now } = services
	mountContract(app, profileContract, {
		'POST /api/user/onboarding': async ({ body, viewer }) => {
			const { fullName: name, selectedGoal: examYear, selectedHours: dailyHours } = body
			const changes = { name, examYear, dailyHours, isOnboarded: true as const }
			return { data: presentUser(await updateProfile(database, viewer.userId, changes)) }
		},

		'GET /api/user/profile': async ({ viewer }) => ({
			data: presentUser(await getAccount(database, viewer.userId)),
		}),

		'PATCH /api/user/profile': async ({ body, viewer }) => ({
			data: presentUser(await updateProfile(database, viewer.userId, body)),
		}),

		'POST /api/user/change-password': async ({ body, viewer, language, request, reply }) => {
			const { currentPassword, newPassword } = body
			const visit = { ...visitOf(request, isSecure), network: networkOf(request.ip), userId: viewer.userId }
			const { user, token } = await changePassword(services, { currentPassword, newPassword, ...visit })
			giveCookie(reply, token, user, isSecure)
			return { message: m.passwordChanged[language] }
		},

		'GET /api/user/export': async ({ viewer, reply }) =>
			reply
				.type('application/json; charset=utf-8')
				.header('content-disposition', 'attachment; filename="aravalli-my-data.json"')
				.send(await exportAccount(services, viewer)),

		'DELETE /api/user': async ({ body, viewer, language, request, reply }) => {
			await closeAccount(services, { userId: viewer.userId, password: body.password, network: networkOf(request.ip) })
			takeCookie(reply, isSecure)
			return { message: m.accountClosed[language] }
		},

		'GET /api/user/sessions': async ({ viewer }) => ({ data: await listDevices(database.db, viewer, now()) }),

		'DELETE /api/user/sessions/:sessionId': async ({ params, viewer, language }) => {
			await endSession(database, viewer, params.sessionId)
			return { message: m.deviceSignedOut[language] }
		},

		'POST /api/user/sessions/end-others': async ({ viewer, language }) => {
			await endOtherSessions(database, viewer)
			return { message: m.othersSignedOut[language] }
		},
	})
}
