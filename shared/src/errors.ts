/**
 * Lists every refusal that the product knows, with its HTTP status.
 *
 * A code is stable: clients may rely on it. The sentences in both languages are in `server/src/error-messages.ts`.
 */
export const errorStatuses = {
	'request.invalid': 400,
	'request.malformed': 400,
	'request.header-too-large': 431,
	'request.too-large': 413,
	'request.time-out': 408,
	'request.unsupported-type': 415,
	'route.not-found': 404,
	'request.foreign-origin': 403,
	'request.too-often': 429,
	'request.too-many-at-once': 429,
	'account.too-often': 429,
	'access.not-signed-in': 401,
	'access.wrong-role': 403,
	'access.sign-in-to-comment': 401,
	'access.sign-in-to-reply': 401,
	'access.sign-in-to-like-comments': 401,
	'access.sign-in-to-like-replies': 401,
	'access.sign-in-to-report': 401,
	'access.sign-in-to-download': 401,
	'access.sign-in-to-keep-notes': 401,
	'access.only-admins-pin': 403,
	'question.not-found': 404,
	'article.not-found': 404,
	'blog.not-found': 404,
	'study-item.not-found': 404,
	'compilation.not-found': 404,
	'compilation.not-ready': 409,
	'month.empty': 404,
	'comment.not-found': 404,
	'comment.removed': 409,
	'comment.too-many-images': 400,
	'comment.not-an-image': 415,
	'comment.image-too-large': 413,
	'reply.not-found': 404,
	'report.own': 403,
	'access.sign-in-to-pay': 401,
	'course.not-found': 404,
	'plan.not-found': 404,
	'plan.ended': 409,
	'plan.full': 409,
	'plan.trial-used': 409,
	'order.not-found': 404,
	'payment.amount-differs': 409,
	'payment.order-failed': 503,
	'payment.session-order-failed': 503,
	'payment.unavailable': 503,
	'payment.not-verified': 400,
	'payment.session-not-verified': 400,
	'payment.not-found': 404,
	'refund.not-refundable': 409,
	'refund.used': 409,
	'refund.too-late': 409,
	'refund.already-asked': 409,
	'refund.too-much': 409,
	'refund.not-captured': 409,
	'refund.changed': 409,
	'refund.not-asked': 409,
	'webhook.not-signed': 400,
	'booking.fields-missing': 400,
	'booking.day-impossible': 400,
	'booking.slot-impossible': 400,
	'booking.slot-taken': 409,
	'booking.not-found': 404,
	'booking.not-changeable': 409,
	'receipt.not-found': 404,
	'subscription.not-found': 404,
	'quiz.not-found': 404,
	'quiz.other-questions': 409,
	'quiz.open-questions': 409,
	'note.not-found': 404,
	'note.too-many': 409,
	'note.too-many-of-account': 409,
	'photo.not-an-image': 415,
	'photo.too-large': 413,
	'photo.too-many': 409,
	'photo.no-room': 409,
	'content.not-found': 404,
	'content.incomplete': 400,
	'content.changed': 409,
	'content.deleted': 409,
	'user.not-found': 404,
	'account.email-taken': 409,
	'account.disabled': 403,
	'account.last-admin': 409,
	'session.wrong-credentials': 401,
	'session.too-many-attempts': 429,
	'session.not-found': 404,
	'password.wrong': 400,
	'password.common': 400,
	'password.short-for-role': 400,
	'reset.wrong-code': 400,
	'file.missing': 400,
	'file.too-large': 413,
	'file.not-an-image': 415,
	'file.heic': 415,
	'file.damaged': 400,
	'file.too-many-pixels': 413,
	'file.side-too-long': 413,
	'file.too-slow': 413,
	'file.not-found': 404,
	'file.beyond-end': 416,
	'courses.not-found': 404,
	'courses.closed': 403,
	'courses.file-type': 415,
	'courses.file-too-large': 413,
	'media.not-found': 404,
	'media.in-use': 409,
	'media.too-large': 413,
	'files.unavailable': 503,
	'import.too-large': 413,
	'import.not-a-table': 415,
	'import.macros': 415,
	'import.encoding': 400,
	'import.damaged': 400,
	'import.too-large-inside': 413,
	'import.too-many-rows': 413,
	'import.columns': 400,
	'import.empty': 400,
	'import.not-found': 404,
	'import.has-errors': 409,
	'import.begun': 409,
	'export.too-many': 413,
	'copy.no-plan': 403,
	'copy.plan-ended': 403,
	'copy.not-of-today': 409,
	'copy.closed': 409,
	'copy.day-used': 409,
	'copy.plan-used': 409,
	'copy.submitted': 409,
	'copy.not-found': 404,
	'copy.no-pages': 400,
	'copy.too-many-pages': 400,
	'copy.pages-changed': 409,
	'copy.pages-unread': 409,
	'copy.page-refused': 409,
	'copy.page-foreign': 409,
	'copy.page-too-large': 413,
	'copy.page-type': 415,
	'copy.page-twice': 409,
	'copy.page-differs': 400,
	'copy.pdf-protected': 400,
	'copy.pdf-too-many-pages': 400,
	'copy.not-returned': 409,
	're-evaluation.too-late': 409,
	're-evaluation.asked': 409,
	'evaluation.not-found': 404,
	'evaluation.not-yours': 403,
	'evaluation.not-for-you': 409,
	'evaluation.taken': 409,
	'evaluation.published': 409,
	'evaluation.none-waiting': 404,
	'evaluation.quota-used': 409,
	'evaluation.too-many-in-hand': 409,
	'evaluation.changed': 409,
	'evaluation.marks-too-high': 400,
	'evaluation.foreign-page': 400,
	'evaluation.total-differs': 400,
	'evaluation.empty': 400,
	'daily.past': 409,
	'daily.twice': 400,
	'daily.answered': 409,
	'daily.changed': 409,
	'notification.stop-link': 400,
	'push.endpoint': 400,
	'server.failed': 500,
	'server.overloaded': 503,
	'database.unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

export type ErrorDetails = Record<string, string | number>

export interface FieldRefusal {
	path: string
	/** Is one of `server/src/field-messages.ts`. */
	code: string
	/** Are the numbers that its sentence says, where it says any. */
	limit?: number
	min?: number
}

/** Is a refusal that the caller can act on; anything else that is thrown is a bug and is answered 500. */
export class AppError extends Error {
	readonly code: ErrorCode
	/** Holds figures that the sentence or the caller needs, such as `{ maxWords: 150 }`. */
	readonly details: ErrorDetails
	/** Says what is wrong with single fields, where several may be wrong. */
	readonly fields: readonly FieldRefusal[]

	constructor(code: ErrorCode, details: ErrorDetails = {}, fields: readonly FieldRefusal[] = []) {
		super(code)
		this.name = 'AppError'
		this.code = code
		this.details = details
		this.fields = fields
	}

	get status(): number {
		return errorStatuses[this.code]
	}
}
