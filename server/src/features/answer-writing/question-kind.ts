import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import { paperCategories } from '@aravalli/shared/questions/question'
import { findTitles, type Item } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { CommentSubject } from '../comments/public.ts'

export const serverAnswerWriting = {
	kind: answerWritingKind,
	listPaths: paperCategories.map((category) => `${answerWritingKind.path}?category=${category}`),
} as const satisfies ServerKind

/** Is a question as readers of one language see it; in lists, it has no answer. */
export type QuestionItem = Item<typeof answerWritingKind>

/** Lets published questions be commented on. */
export const commentSubject: CommentSubject = {
	type: 'answer-writing',
	...openItems(answerWritingKind),
	findTitles: (db, ids, language) => findTitles(db, answerWritingKind, ids, language),
}

/** Names what is counted of a question, as answers have it. */
export const counters = { viewCount: 'answer-writing.views', downloadCount: 'answer-writing.downloads' } as const
