import type { BulkAction, ContentStatus } from '@aravalli/shared/content/content'

/** Lists what can be done with several entries of a list at once. */
export const actionsIn: Record<ContentStatus, BulkAction[]> = {
	published: ['unpublish', 'delete'],
	draft: ['publish', 'delete'],
	changed: ['publish', 'unpublish', 'delete'],
	scheduled: ['publish', 'delete'],
	withdrawn: ['reinstate', 'publish', 'delete'],
	deleted: ['restore'],
}

const opposites: Record<BulkAction, BulkAction> = {
	publish: 'unpublish',
	unpublish: 'reinstate',
	reinstate: 'unpublish',
	delete: 'restore',
	restore: 'delete',
}

/**
 * Names what takes an action back. Changes that were published have none: what readers saw before is had back from the versions of
 * each entry.
 */
export function undoOf(action: BulkAction, status: ContentStatus): BulkAction | null {
	return action === 'publish' && status === 'changed' ? null : opposites[action]
}
