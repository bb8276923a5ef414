import type { Transaction } from '../../../platform/database/open-database.ts'
import { takeBackNews } from '../../notifications/public.ts'
import { replyKey } from './reply-key.ts'
import type { LockedComment } from './tables.ts'

/** Whoever wrote the comment was told of its replies, and is not told any more. @param replyId null: of any */
export async function takeBackReplies(
	tx: Transaction,
	{ id, authorId }: LockedComment,
	replyId: string | null,
): Promise<void> {
	if (authorId !== null) await takeBackNews(tx, { userId: authorId, keyStart: replyKey(id, replyId ?? '') })
}
