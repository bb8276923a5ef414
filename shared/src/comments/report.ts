/** Holds why something that others wrote can be reported, in the order in which the reasons are offered. */
export const reportReasons = ['abusive', 'spam', 'misleading', 'personal'] as const
export type ReportReason = (typeof reportReasons)[number]
