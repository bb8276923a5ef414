import { bulkActions, contentStatuses } from '@aravalli/shared/content/content'
import { describe, expect, it } from 'vitest'
import { actionsIn, undoOf } from './bulk-actions.ts'

describe('what is done with several entries', () => {
	it('is something in every list, and every action is offered somewhere', () => {
		expect(contentStatuses.filter((status) => actionsIn[status].length === 0)).toEqual([])
		const offered = new Set(Object.values(actionsIn).flat())
		expect(bulkActions.filter((action) => !offered.has(action))).toEqual([])
	})

	it.each([
		['publish', 'draft', 'unpublish'],
		['publish', 'withdrawn', 'unpublish'],
		['unpublish', 'published', 'reinstate'],
		['reinstate', 'withdrawn', 'unpublish'],
		['delete', 'changed', 'restore'],
		['restore', 'deleted', 'delete'],
	] as const)('%s in the list %s is taken back by %s', (action, status, undo) => {
		expect(undoOf(action, status)).toBe(undo)
	})

	it('cannot be taken back where readers saw an older version', () => {
		expect(undoOf('publish', 'changed')).toBeNull()
	})
})
