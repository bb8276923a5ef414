import type { Scheduling } from '#web/lib/editing/content-item.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import type { useOfferUndo } from '../use-offer-undo.ts'
import type { EditedCopy } from './edited-copy.ts'
import { messages as editorMessages } from './messages.en.ts'

interface Means {
	/** Has whatever is shown of content asked for again. */
	refresh: () => Promise<void>
	offerUndo: ReturnType<typeof useOfferUndo>
	/** Leads to what has to be corrected. */
	showErrors: () => void
}

/** Says when readers see an item, and when they do not. */
export function usePublishingActions(
	{ copy, onPublished }: Pick<EditedCopy, 'copy' | 'onPublished'>,
	{ refresh, offerUndo, showErrors }: Means,
) {
	const m = useMessages(editorMessages)
	return {
		/** @returns whether readers see it now */
		async publish(isHindiCurrent: boolean): Promise<boolean> {
			if (!(await copy.publish({ isHindiCurrent }))) {
				showErrors()
				return false
			}
			onPublished(copy.read().item?.version ?? null)
			announce(m.published)
			await refresh()
			return true
		},
		/** @returns whether there is nothing more to be said about the time itself */
		async schedule(scheduling: Scheduling): Promise<boolean> {
			if (!(await copy.schedule(scheduling))) return !copy.read().errors.some(({ path }) => path === 'publishAt')
			announce(m.scheduled)
			await refresh()
			return true
		},
		async unschedule() {
			if (!(await copy.unschedule())) return
			announce(m.unscheduled)
			await refresh()
		},
		async unpublish() {
			if (!(await copy.unpublish())) return
			onPublished(null)
			offerUndo(m.unpublished, m.reinstated, () => copy.reinstate())
			await refresh()
		},
	}
}
