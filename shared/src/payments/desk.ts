/** Narrows payments down: by their status, or to those for which a learner waits for a decision. */
export const deskPaymentFilters = ['captured', 'failed', 'authorized', 'refunded', 'refund-asked'] as const
export type DeskPaymentFilter = (typeof deskPaymentFilters)[number]

/** Is what an administrator can give without a payment. */
export const grantKinds = ['course', 'evaluation-plan'] as const
export type GrantKind = (typeof grantKinds)[number]

export const GRANT_MAX_DAYS = 1_000

/** So many rows can be paged through: a search finds the rest, and no page is slow because it is far behind. */
export const MONEY_TOTAL_LIMIT = 1_000
