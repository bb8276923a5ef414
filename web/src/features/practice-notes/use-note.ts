import { isBlankNote, noteProblem, type PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useMutation } from '@tanstack/react-query'
import { useMessages } from '#web/lib/messages.ts'
import { changedWriting, triedWriting } from '#web/lib/outbox/writing.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { announce } from '#web/ui/announcer.tsx'
import type { AnswerSheetStore } from './answer-sheet.ts'
import { failureText } from './call-failures.ts'
import { type Draft, emptyDraft } from './drafts.ts'
import { type ChangeKept, withNote } from './kept.ts'
import { messages as panelMessages } from './panel-messages.en.ts'

interface NoteOptions {
	questionType: PracticeType
	questionId: string
	store: AnswerSheetStore
	change: ChangeKept
	onSaved: (noteId: string) => void
	onUsed: (() => void) | undefined
}

/** Keeps a note that is being written with each key; it goes from its field only once the server has it. */
export function useNote({ questionType, questionId, store, change, onSaved, onUsed }: NoteOptions) {
	const m = useMessages(panelMessages)
	const api = useApi()
	const viewer = useViewer()
	const watchSession = useSessionWatch()

	const { mutate: send } = useMutation({
		// By its key what is on its way keeps to its own sheet, although this place shows another one by then.
		mutationKey: ['saving of a note', store.subject, store.owner],
		mutationFn: ({ text, sendKey }: Draft) =>
			api('POST /api/practice-notes', {
				body: { questionType, questionId, commentText: text },
				headers: { 'idempotency-key': sendKey },
			}),
		onMutate: (tried) => store.change({ draft: tried, isSaving: true, problem: null }),
		onSuccess({ data }) {
			if (!store.isKept()) return
			store.change({ draft: emptyDraft(), isSaving: false })
			change((kept) => withNote(kept, data))
			announce(m.saved)
			onSaved(data._id)
		},
		onError(error) {
			store.change({ isSaving: false, problem: failureText(error, m.problems.save) })
			watchSession(error)
		},
	})
	const save = () => {
		const { draft, isSaving } = store.get()
		if (isSaving || isBlankNote(draft.text)) return
		if (!viewer) return store.change({ problem: m.problems.signIn })
		if (noteProblem(draft.text)) return store.change({ problem: m.problems['note-too-long'] })
		send(triedWriting(draft, newSendKey()))
	}

	return {
		write(text: string) {
			store.change({ draft: changedWriting(store.get().draft, { text }, newSendKey()), problem: null })
			onUsed?.()
		},
		save,
	}
}
