/**
 * Both sides must agree on these rules about content of any type that editors work on. The file has no imports,
 * because the browser runs it.
 */

/**
 * - `draft`: readers have never seen anything of it
 * - `scheduled`: it is going to be published by itself; what readers see until then stays
 * - `published`: readers see the newest version
 * - `changed`: readers see an older version than the newest
 * - `withdrawn`: readers have seen it, and see nothing of it now
 * - `deleted`: readers see nothing of it, and editors nothing but that it can be restored
 */
export const contentStatuses = ['draft', 'scheduled', 'changed', 'published', 'withdrawn', 'deleted'] as const

export type ContentStatus = (typeof contentStatuses)[number]

/** Names the lists of a desk beside the one that readers see, in which everything is that is published. */
export const unseenLists = ['draft', 'scheduled', 'changed', 'withdrawn', 'deleted'] as const satisfies ContentStatus[]

export type UnseenList = (typeof unseenLists)[number]

/** Names the lists in which there can be something to do before readers are served in both languages. */
export const worklists = ['draft', 'scheduled', 'changed', 'published', 'withdrawn'] as const satisfies ContentStatus[]

/** Nothing can be scheduled further ahead. */
export const SCHEDULE_MAX_DAYS = 366

/** So many items can be acted on at once. */
export const BULK_MAX = 100

/** Can be done to several items at once. */
export const bulkActions = ['publish', 'unpublish', 'reinstate', 'delete', 'restore'] as const

export type BulkAction = (typeof bulkActions)[number]

/** Lists are counted, and paged, up to here. */
export const deskTotalLimit = 1000

/** Says how far the texts of one language are: `missing` means that nothing has been written in it. */
export type LanguageState = 'complete' | 'partial' | 'missing'

/** Keeps a working copy from being published. */
export interface ContentProblem {
	/** Says where it is, as in 'hindi.answer'. */
	path: string
	/** Names the sentence (server/src/field-messages.ts). */
	code: string
	/** Is the number that the sentence says, where it says one: the most that is allowed. */
	limit?: number
	/** Is the least that is allowed, where the sentence says both. */
	min?: number
}
