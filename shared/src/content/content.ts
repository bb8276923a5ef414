/**
 * Both sides must agree on these rules about content of any type that editors work on. The file has no imports,
 * because the browser runs it.
 */

/**
 * - `draft`: readers see nothing of it
 * - `published`: readers see the newest version
 * - `changed`: readers see an older version than the newest
 * - `deleted`: readers see nothing of it, and editors nothing but that it can be restored
 */
export type ContentStatus = 'draft' | 'published' | 'changed' | 'deleted'

/** Names the lists beside the readers' own, in which everything is that is published. */
export const deskLists = ['draft', 'changed', 'deleted'] as const satisfies ContentStatus[]

export type DeskList = (typeof deskLists)[number]

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
