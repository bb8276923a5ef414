import type { LinkTarget } from '#web/lib/link-address.ts'

/** @param page 1 has no number in its address */
export const topicLink = (topic: string, kind?: string, page = 1): LinkTarget => ({
	to: '/topics/$topic',
	params: { topic },
	search: { ...(kind && { kind }), ...(page > 1 && { page }) },
})
