import type { Workspace } from '@aravalli/shared/evaluation/contract'
import type { ApiClient } from '#web/lib/api.ts'
import { DeskCopy } from './desk-copy.ts'
import { findKeptDraft, keepDraft } from './kept-draft.ts'

/** Holds the copies that were opened while the desk is there: whoever comes back to one finds it as it was left, saved or not. */
export class DeskCopies {
	readonly #copies = new Map<string, DeskCopy>()
	readonly #api: ApiClient
	readonly #userId: string

	constructor(api: ApiClient, userId: string) {
		this.#api = api
		this.#userId = userId
	}

	open(workspace: Workspace): DeskCopy {
		const { evaluationId } = workspace
		const known = this.#copies.get(evaluationId)
		if (known) return known
		const copy = new DeskCopy(workspace, findKeptDraft(this.#userId, evaluationId), {
			save: async ({ saveId, revision, content }) => {
				const { annotations, rubric, remark } = content
				const body = { saveId, revision, rubric, remark, annotations: [...annotations] }
				return (await this.#api('PUT /api/admin/daily-evaluation/:evaluationId', { params: { evaluationId }, body }))
					.data
			},
			keep: (draft) => keepDraft(this.#userId, evaluationId, draft),
		})
		this.#copies.set(evaluationId, copy)
		if (copy.isRestored) void copy.flush()
		return copy
	}

	/** Shows a copy on which nothing can be drawn. */
	look(workspace: Workspace): DeskCopy {
		return new DeskCopy(workspace, null, {
			save: () => Promise.reject(new Error('Nothing is to be saved.')),
			keep: async () => true,
		})
	}

	/** Forgets a copy that was returned or put back, or that is to be opened as the server has it. */
	forget(evaluationId: string): void {
		void this.#copies.get(evaluationId)?.close()
		this.#copies.delete(evaluationId)
		void keepDraft(this.#userId, evaluationId, null)
	}

	/** Saves all that can be saved, before the page goes. */
	close = (): void => {
		for (const copy of this.#copies.values()) void copy.close()
		this.#copies.clear()
	}

	/** Tries at once what waits for the server. */
	retryAll = (): void => {
		for (const copy of this.#copies.values()) if (copy.read().saving.kind === 'away') void copy.flush()
	}
}
