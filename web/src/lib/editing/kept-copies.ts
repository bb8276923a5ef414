import { createOutbox } from '../outbox/outbox.ts'
import { olderContent, unsavedCopies } from './stored.ts'

/** The browser keeps this of what has not been saved. */
export interface KeptCopy<Content> {
	userId: string
	/** Is the version that it was written over; it is null for a new one. */
	version: number | null
	content: Content
	/** This was sent of it, before, and never answered. */
	unanswered: Content | null
	/** Is the key under which a new one is created. */
	key: string
}

/** A copy is named by type, id and page, each of its writer: no two pages write the same, so nothing is ever joined. */
export const keptCopies = createOutbox<KeptCopy<unknown>>({
	stored: unsavedCopies,
	join: (own) => own,
	async takeOver() {
		const entries = olderContent.parts().flatMap((name) => {
			const content = olderContent.readJson(name) as KeptCopy<unknown> | null
			return content ? [{ subject: name, owner: content.userId, content }] : []
		})
		return {
			entries,
			forget: async () => {
				for (const { subject } of entries) olderContent.remove(subject)
			},
		}
	},
})
