import type { SubjectType } from '@aravalli/shared/comments/comment'
import type { Bilingual } from '@aravalli/shared/language'
import type { MarkedAgain } from '@aravalli/shared/mock-tests/marked-again'
import type { NotificationKind } from '@aravalli/shared/notifications/notification'
import type { ReportedKind, ReportOutcome } from '@aravalli/shared/question-reports/report'

/** Is what is kept of an event, by its kind: what it says is made of it when it is read. */
interface Abouts {
	reply: { on: SubjectType; onId: string; commentId: string; replyId: string }
	'copy-returned': { copyId: string }
	/** Is what became known later: the marks of a re-evaluation, or of a test whose results come out for all at once. */
	result:
		| { of: 'copy'; copyId: string }
		| { of: 'test'; title: Bilingual; marks: string | null; path: string }
		| MarkedAgain
	'booking-tomorrow': { bookingId: string; day: string; slot: number; sessionType: Bilingual }
	'access-ending': {
		of: 'evaluation-plan' | 'course'
		subscriptionId: string
		title: Bilingual
		/** Is written as ISO 8601. */
		endsAt: string
	}
	/** Is what an editor has made of what this person reported. */
	'question-report': { on: ReportedKind; onId: string; outcome: ReportOutcome }
}

/** Is one event, with what is kept of it. */
export type Told = { [Kind in NotificationKind]: { kind: Kind; about: Abouts[Kind] } }[NotificationKind]

/** These have mails of their own; the daily one does not repeat them. */
export function hasOwnMail({ kind, about }: Told): boolean {
	if (kind === 'result') return about.of === 'copy'
	return kind === 'copy-returned' || kind === 'access-ending'
}
