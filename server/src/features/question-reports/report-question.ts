import { randomUUID } from 'node:crypto'
import { cleanText } from '@aravalli/shared/clean-text'
import { AppError } from '@aravalli/shared/errors'
import type { QuestionReportReason, ReportedKind } from '@aravalli/shared/question-reports/report'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import type { ReportServices } from './report-services.ts'
import { isOpenQuestion, upsertReport } from './tables.ts'

interface SentReport {
	kind: ReportedKind
	questionId: string
	reason: QuestionReportReason
	text: string
}

/** @throws AppError `question.not-found` for what readers do not see */
export async function reportQuestion(
	{ database: { db }, subjects, now }: ReportServices,
	userId: string,
	{ kind, questionId, reason, text }: SentReport,
): Promise<void> {
	const { isPossibleId, isOpen } = subjects[kind]
	if (!isPossibleId(questionId) || !(await isOpenQuestion(db, isOpen(questionId))))
		throw new AppError('question.not-found')
	const report = { id: randomUUID(), userId, kind, questionId, reason, text: cleanText(text), createdAt: now() }
	await upsertReport(db, report).catch(orSignedOut)
}
