import type { PracticeNote, PracticePhoto } from '@aravalli/shared/practice-notes/contract'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { failureText } from './call-failures.ts'
import { type ChangeKept, withNote, withoutNote, withoutPhoto, withPhoto } from './kept.ts'
import { messages as panelMessages } from './panel-messages.en.ts'

/**
 * Deletes at once, and puts back with a message what the server does not let go.
 *
 * @param onRemoved the server has let it go
 */
export function useRemovals(change: ChangeKept, onRemoved?: () => void) {
	const m = useMessages(panelMessages)
	const api = useApi()
	const { show } = useToast()
	const watchSession = useSessionWatch()
	const remove = async (call: () => Promise<unknown>, said: string, undo: () => void) => {
		try {
			await call()
		} catch (error) {
			// A 404 means that it was deleted on another device.
			if (!(error instanceof ApiError && error.status === 404)) {
				undo()
				show({ title: failureText(error, m.problems.removal), kind: 'error' })
				watchSession(error)
				return
			}
		}
		announce(said)
		onRemoved?.()
	}
	return {
		removeNote(note: PracticeNote) {
			change((kept) => withoutNote(kept, note._id))
			const call = () => api('DELETE /api/practice-notes/:noteId', { params: { noteId: note._id } })
			void remove(call, m.removedNote, () => change((kept) => withNote(kept, note)))
		},
		removePhoto(photo: PracticePhoto) {
			change((kept) => withoutPhoto(kept, photo._id))
			const call = () => api('DELETE /api/practice-photos/:fileId', { params: { fileId: photo._id } })
			void remove(call, m.removedPhoto, () => change((kept) => withPhoto(kept, photo)))
		},
	}
}
