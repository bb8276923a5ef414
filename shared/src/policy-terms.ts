/**
 * The policies and the help pages promise these numbers. The pages take them from here in both languages, and the code
 * that keeps a promise takes its number from here too, so that the two cannot come apart.
 */

/**
 * A policy was last changed on this day, written as YYYY-MM-DD in India. Change it whenever the meaning of one
 * changes.
 */
export const policiesUpdatedOn = '2026-11-30'

export const accountTerms = {
	codeMinutes: 10,
	codeTries: 5,
	/** A learner who does not come is signed out after this long, and after `sessionDays` in any case. */
	sessionIdleDays: 7,
	sessionDays: 30,
	staffSessionIdleMinutes: 30,
	staffSessionHours: 12,
	/** A further one signs out the one longest unused. */
	maxDevices: 10,
} as const

/** What nobody needs any more is deleted by itself, within two hours of these periods (server/src/forget-old.ts). */
export const retentionTerms = {
	/** Codes of a day count for how many an account may ask for. */
	codeHours: 24,
	/** A device that was away longer than this may bring an exited quiz back: that is a nuisance, and no loss. */
	exitedQuizDays: 90,
	/** An answer may be sent for so long where a late evaluation has given one more. */
	unsentAnswerDays: 14,
	/** Pages whose upload was cut go on for so long; then they are taken anew. */
	unfinishedPageDays: 3,
	/** Which things somebody studied on a day ticks the plan of that day; later only their number is of use. */
	studyActivityDays: 60,
	/** Preparing takes a year or two; whoever has asked something before that has long been answered. */
	messageMonths: 24,
	/** Mails that became files are read at once, by whoever tries the product out. */
	mailFileDays: 7,
	/** A payment is looked for five days (`paymentTerms`); a form that was not paid for by then is of no use any more. */
	unpaidBookingDays: 6,
	/** What has happened is of use while it is news; the place itself keeps the rest. */
	notificationDays: 90,
} as const

/** A copy of all of one's data, with its files. */
export const exportTerms = {
	/** It can be downloaded for so long. */
	readyDays: 7,
	/** Then it is said for so long that it has expired. */
	rememberedDays: 30,
	timesADay: 3,
} as const

/** Counts both the first and the last day. */
interface Range {
	from: number
	to: number
}

const reviewBusinessDays: Range = { from: 3, to: 5 }
const processingBusinessDays: Range = { from: 7, to: 10 }

export const refundTerms = { requestDays: 7, reviewBusinessDays, processingBusinessDays } as const

/** A payment whose confirmation was lost is looked for this long. */
export const paymentTerms = { reconcileDays: 5 } as const

/** Feedback is counted in working hours: those of Monday to Friday in India, holidays left out. */
export const planTerms = {
	trialDays: 3,
	trialQuestions: 1,
	trialFeedbackHours: 48,
	monthlyDays: 30,
	monthlyFeedbackHours: 24,
	threeMonthsDays: 90,
	questionsADay: 4,
} as const

export const expertSessionTerms = { feeRupees: 99, minutes: 30, bookableDays: 30, holdMinutes: 15 } as const

export const uploadTerms = {
	commentCharacters: 1000,
	replyCharacters: 500,
	commentImages: 3,
	imageMegabytes: 5,
	copyPages: 12,
	/** A whole paper of three hours fills about forty. */
	paperPages: 48,
	copyPageMegabytes: 10,
} as const

/** Copies of whole papers of the main examination. */
export const paperTerms = {
	/** Evaluating one takes so many times the hours that a plan promises for an answer. */
	feedbackTimes: 3,
	/** A learner may send one within so many days. */
	everyDays: 7,
} as const

/** Counts the articles of current affairs that are open without an account. */
export const openArticles = 2

/** The inquiry form opens by itself at most this often. */
export const inquiryFormDays = 30
