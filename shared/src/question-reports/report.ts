/** Both sides must agree on these. The file imports nothing, because the browser runs it. */

/** Holds what can be wrong with a question, in the order in which the reasons are offered. */
export const questionReportReasons = ['key', 'two-right', 'wording', 'translation', 'outdated', 'other'] as const

export type QuestionReportReason = (typeof questionReportReasons)[number]

/** Kinds of content whose questions can be reported. */
export const reportedKinds = ['prelims-questions'] as const

export type ReportedKind = (typeof reportedKinds)[number]

export const reportOutcomes = ['corrected', 'no-change'] as const

export type ReportOutcome = (typeof reportOutcomes)[number]

export const REPORT_TEXT_MAX = 500
