import { unsavedEvaluations } from '../stored.ts'
import type { KeptDraft } from './draft-saver.ts'

const nameOf = (userId: string, evaluationId: string) => `${userId}:${evaluationId}`

/** Finds what an earlier window of this browser has not saved. It was written by us, or by an older version: then it is nothing. */
export function findKeptDraft(userId: string, evaluationId: string): KeptDraft | null {
	const found = unsavedEvaluations.readJson(nameOf(userId, evaluationId)) as Partial<KeptDraft> | null
	const { revision, content, pending = null } = found ?? {}
	if (typeof revision !== 'number' || !Array.isArray(content?.annotations) || !content.rubric) return null
	return { revision, content, pending }
}

/** @param draft null: nothing is to be kept. @returns whether the browser does so */
export function keepDraft(userId: string, evaluationId: string, draft: KeptDraft | null): boolean {
	const name = nameOf(userId, evaluationId)
	if (draft === null) return unsavedEvaluations.remove(name)
	return unsavedEvaluations.writeJson(draft, name)
}
