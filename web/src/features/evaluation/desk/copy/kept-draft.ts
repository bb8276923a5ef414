import { createOutbox } from '#web/lib/outbox/outbox.ts'
import { unsavedEvaluations } from '../stored.ts'
import type { KeptDraft } from './draft-saver.ts'

/** Keeps what is not saved, by evaluator and copy: the newest of one window, because another one is told by the server. */
export const keptDrafts = createOutbox<KeptDraft>({ stored: unsavedEvaluations, join: (own) => own })

/** Finds what an earlier window of this browser has not saved. It was written by us, or by an older version: then it is nothing. */
export function findKeptDraft(userId: string, evaluationId: string): KeptDraft | null {
	const found: Partial<KeptDraft> | undefined = keptDrafts.find(evaluationId, userId)?.content
	const { revision, content, pending = null } = found ?? {}
	if (typeof revision !== 'number' || !Array.isArray(content?.annotations) || !content.rubric) return null
	return { revision, content, pending }
}

/** @param draft null: nothing is to be kept. @returns whether the browser does so, once it is on the disk */
export async function keepDraft(userId: string, evaluationId: string, draft: KeptDraft | null): Promise<boolean> {
	if (draft !== null) return keptDrafts.keep(evaluationId, userId, draft)
	if (keptDrafts.find(evaluationId, userId)) await keptDrafts.remove(evaluationId, userId)
	return true
}
