import { miqKind } from '@aravalli/shared/miq/kind'
import { miqPapers } from '@aravalli/shared/miq/question'
import { findTitles, type Item } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { CommentSubject } from '../comments/public.ts'

export const serverMiq = {
	kind: miqKind,
	listPaths: miqPapers.map((paper) => `${miqKind.path}?paper=${paper}`),
} as const satisfies ServerKind

/** Is a question as readers of one language see it; in lists, its parts have no answers. */
export type MiqItem = Item<typeof miqKind>

/** Lets published questions be commented on. */
export const commentSubject: CommentSubject = {
	type: 'miq',
	...openItems(miqKind),
	findTitles: (db, ids, language) => findTitles(db, miqKind, ids, language),
}

/** Names what is counted of a question, as answers have it. */
export const counters = { viewCount: 'miq.views', practiceCount: 'miq.practices' } as const
