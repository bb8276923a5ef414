import { inquiriesContract } from '@aravalli/shared/inquiries/contract'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { RequestLimit } from '../../platform/http/request-limits.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { confirmations } from './confirmations.ts'
import { keepNotifyRequest } from './keep-notify-request.ts'
import { leaveInquiry } from './leave-inquiry.ts'
import type { Sender } from './sender.ts'
import { sendTeamMail, teamMailJob } from './team-mail-job.ts'

/** The limit is this high because a whole classroom shares one address. */
const CLASSROOM: RequestLimit = { max: 30, windowMinutes: 15 }

interface InquiriesServices {
	database: Database
	jobs: Jobs
	mail: Mail
}

export function inquiriesRoutes(app: FastifyInstance, services: InquiriesServices): void {
	const senderOf = async (request: FastifyRequest, language: Language): Promise<Sender> => ({
		userId: (await app.findViewer(request))?.userId ?? null,
		language,
	})
	services.jobs.work(teamMailJob, (data) => sendTeamMail(services, data))
	mountContract(
		app,
		inquiriesContract,
		{
			'POST /api/inquiry': async ({ body, language, request }) => {
				await leaveInquiry(services, body, await senderOf(request, language))
				return { message: confirmations.inquiry[language] }
			},

			'POST /api/coming-soon/notify': async ({ body, language, request }) => {
				await keepNotifyRequest(services.database, body, await senderOf(request, language))
				return { message: confirmations.notify[language] }
			},
		},
		{ 'POST /api/inquiry': CLASSROOM, 'POST /api/coming-soon/notify': CLASSROOM },
	)
}
