import { accountsContract } from '@aravalli/shared/accounts/contract'
import { cookieLanguage } from '@aravalli/shared/choose-language'
import type { FastifyInstance } from 'fastify'
import { mountContract, type RequestLimits } from '../../platform/http/mount-contract.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { sessionToken } from '../../platform/http/session-cookie.ts'
import { accountMessages as m } from './account-messages.ts'
import type { AccountServices } from './account-services.ts'
import { presentUser } from './present-user.ts'
import { checkCode } from './reset/check-code.ts'
import { requestCode } from './reset/request-code.ts'
import { resetPassword } from './reset/reset-password.ts'
import { findRequestSession } from './sessions/find-session.ts'
import { giveCookie, takeCookie, visitOf } from './sessions/start-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

/** These are generous on purpose: a whole classroom may share one address. Of IPv6 the network is counted. */
const limits: RequestLimits<typeof accountsContract> = {
	'POST /api/auth/signup': { max: 300, windowMinutes: 15 },
	'POST /api/auth/request-otp': { max: 100, windowMinutes: 15 },
	'POST /api/auth/verify-otp': { max: 300, windowMinutes: 15 },
	'POST /api/auth/forget-password': { max: 300, windowMinutes: 15 },
}

/** Serves everybody: opening an account, signing in and signing out. */
export function accountRoutes(app: FastifyInstance, services: AccountServices): void {
	const { isSecure } = services
	mountContract(
		app,
		accountsContract,
		{
			'POST /api/auth/signup': async ({ body, language, request }) => {
				await signUp(services, { ...body, network: networkOf(request.ip) })
				return { message: m.signedUp[language] }
			},

			'POST /api/auth/login': async ({ body, request, reply }) => {
				const language = cookieLanguage(request.headers.cookie ?? '')
				const visit = { ...visitOf(request, isSecure), network: networkOf(request.ip), language }
				const { user, token } = await signIn(services, { ...body, ...visit })
				giveCookie(reply, token, user, isSecure)
				return { data: { user: presentUser(user) } }
			},

			'POST /api/auth/logout': async ({ language, request, reply }) => {
				takeCookie(reply, isSecure)
				await signOut(services.database, sessionToken(request.headers.cookie, isSecure))
				return { message: m.signedOut[language] }
			},

			'GET /api/auth/me': async ({ request }) => {
				const session = await findRequestSession(services, request)
				return { success: session !== null, user: session && presentUser(session.user) }
			},

			'POST /api/auth/request-otp': async ({ body, language }) => {
				await requestCode(services, body.email)
				return { message: m.codeSent[language] }
			},

			'POST /api/auth/verify-otp': async ({ body, language, request }) => {
				await checkCode(services, { ...body, network: networkOf(request.ip) })
				return { message: m.codeRight[language] }
			},

			'POST /api/auth/forget-password': async ({ body, language, request }) => {
				await resetPassword(services, { ...body, network: networkOf(request.ip) })
				return { message: m.passwordReset[language] }
			},
		},
		limits,
	)
}
