import type { Database } from '../../../platform/database/open-database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { findRecipient } from '../../accounts/public.ts'
import { findCopies } from '../../answer-copies/public.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { returnedJob } from './returned-job.ts'
import { returnedMail } from './returned-mail.ts'
import { shownEvaluations } from './shown-evaluations.ts'
import { listDrawn } from './tables.ts'

interface TellingServices {
	database: Database
	jobs: Jobs
	mail: Mail
	/** Is the public origin, without a trailing slash. */
	origin: string
}

/** Has learners told of what came back. Call it before the jobs start. */
export function workForReturned(services: TellingServices): void {
	services.jobs.work(returnedJob, (data) => tellReturned(services, data))
}

/** Tells what stands when the mail is made. */
async function tellReturned({ database: { db }, mail, origin }: TellingServices, { copyId }: { copyId: string }) {
	const [copy] = await findCopies(db, [copyId])
	if (!copy?.returnedAt || copy.halfMarks === null) return
	const { questionId, number, returnedAt, halfMarks, maxMarks } = copy
	const to = await findRecipient(db, copy.userId)
	if (!to) return
	const question = (await findCopyQuestions(db, [questionId], to.language)).get(questionId)
	const questionText = question?.question.questionText ?? ''
	const isAgain = shownEvaluations(await listDrawn(db, [copyId]), returnedAt).length > 1
	await mail.send(returnedMail(to, { copyId, number, questionText, halfMarks, maxMarks, isAgain }, origin))
}
