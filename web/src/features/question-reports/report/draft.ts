import {
	type QuestionReportReason,
	questionReportReasons,
	REPORT_TEXT_MAX,
} from '@aravalli/shared/question-reports/report'
import { unsentReports } from '../stored.ts'

/** Is a report that is not sent. */
export interface ReportDraft {
	reason: QuestionReportReason | null
	text: string
	/** Its writer has gone to sign in, and finds it open when they are back. */
	isForSignIn: boolean
}

const nothing: ReportDraft = { reason: null, text: '', isForSignIn: false }

/** Takes whatever is stored, which may be anything. */
export function readDraft(questionId: string): ReportDraft {
	const stored: unknown = unsentReports.readJson(questionId)
	if (typeof stored !== 'object' || stored === null) return nothing
	const text: unknown = Reflect.get(stored, 'text')
	return {
		reason: questionReportReasons.find((known) => known === Reflect.get(stored, 'reason')) ?? null,
		text: typeof text === 'string' ? text.slice(0, REPORT_TEXT_MAX) : '',
		isForSignIn: Reflect.get(stored, 'isForSignIn') === true,
	}
}

export const keepDraft = (questionId: string, draft: ReportDraft): boolean =>
	draft.reason === null && draft.text === ''
		? unsentReports.remove(questionId)
		: unsentReports.writeJson(draft, questionId)

export const forgetDraft = (questionId: string): boolean => unsentReports.remove(questionId)
