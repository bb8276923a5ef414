import type { PracticeNote, PracticePhoto } from '@aravalli/shared/practice-notes/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { failureText } from './call-failures.ts'
import { type ChangeKept, withNote, withoutNote, withoutPhoto, withPhoto } from './kept.ts'
import { messages as panelMessages } from './panel-messages.en.ts'

interface Removal {
	call: () => Promise<unknown>
	show: () => void
	takeBack: () => void
	said: string
}

/**
 * Deletes at once, and puts back with a message what the server does not let go.
 *
 * @param onRemoved the server has let it go
 */
export function useRemovals(change: ChangeKept, onRemoved?: () => void) {
	const m = useMessages(panelMessages)
	const api = useApi()
	const toast = useToast()
	const watchSession = useSessionWatch()
	const { mutate: remove } = useMutation({
		mutationFn: ({ call }: Removal) => call().catch(unlessGone),
		onMutate: ({ show }) => show(),
		onSuccess(_, { said }) {
			announce(said)
			onRemoved?.()
		},
		onError(error, { takeBack }) {
			takeBack()
			toast.show({ title: failureText(error, m.problems.removal), kind: 'error' })
			watchSession(error)
		},
	})
	return {
		removeNote: (note: PracticeNote) =>
			remove({
				call: () => api('DELETE /api/practice-notes/:noteId', { params: { noteId: note._id } }),
				show: () => change((kept) => withoutNote(kept, note._id)),
				takeBack: () => change((kept) => withNote(kept, note)),
				said: m.removedNote,
			}),
		removePhoto: (photo: PracticePhoto) =>
			remove({
				call: () => api('DELETE /api/practice-photos/:fileId', { params: { fileId: photo._id } }),
				show: () => change((kept) => withoutPhoto(kept, photo._id)),
				takeBack: () => change((kept) => withPhoto(kept, photo)),
				said: m.removedPhoto,
			}),
	}
}

/** A 404 means that it was deleted on another device. */
function unlessGone(error: unknown) {
	if (!(error instanceof ApiError && error.status === 404)) throw error
}
