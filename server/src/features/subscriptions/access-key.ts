import type { SubscriptionRow } from './tables.ts'

/** Begins the names of what somebody is told of an access: a course's own, and one for all plans, because plans extend each other. */
export const accessKey = ({ kind, itemId }: Pick<SubscriptionRow, 'kind' | 'itemId'>): string =>
	kind === 'course' ? `access/course/${itemId}/` : 'access/plan/'
