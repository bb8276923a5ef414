import type { PracticePhoto } from '@aravalli/shared/practice-notes/contract'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { AnswerSheetStore, ChosenPhoto } from './answer-sheet.ts'
import { failureText, isFinal } from './call-failures.ts'
import { type ChangeKept, withPhoto } from './kept.ts'
import { messages as panelMessages } from './panel-messages.en.ts'
import { choosePhotos } from './photo-rules.ts'
import { bringBackPhotos, keepPhoto } from './sheet-photos.ts'
import { forgetPhoto } from './stored-photos.ts'

/** Photos go one after the other, of whatever question: on a slow network each arrives sooner than if all were sent at once. */
const inTurn = { id: 'photos of answers' }

/** This size is enough for a handwritten page, and takes 300 kB in the place of 5 MB. */
const sentSize = { maxPixels: 2_000, maxBytes: 1_000_000 }
/** A photo is taken to be upright, as a page is held, until the picture itself says its size. */
const assumedSize = { width: 1_200, height: 1_600 }

interface PhotoOptions {
	questionType: PracticeType
	questionId: string
	store: AnswerSheetStore
	change: ChangeKept
	onUsed: (() => void) | undefined
}

/** Sends the photos of an answer as soon as they are chosen, and keeps them with a button to try again where that fails. */
export function usePhotos({ questionType, questionId, store, change, onUsed }: PhotoOptions) {
	const m = useMessages(panelMessages)
	const api = useApi()
	const viewer = useViewer()
	const { show } = useToast()
	const watchSession = useSessionWatch()
	const put = (id: string, changes: Partial<ChosenPhoto>) =>
		store.change({ photos: store.get().photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) })
	const drop = (id: string) => {
		store.change({ photos: store.get().photos.filter((photo) => photo.id !== id) })
		void forgetPhoto(id, store.owner)
	}
	useEffect(() => void bringBackPhotos(store), [store])

	const send = async (photo: ChosenPhoto) => {
		// Somebody has signed out, or taken it away.
		if (!(store.isKept() && store.get().photos.some(({ id }) => id === photo.id))) return
		put(photo.id, { state: 'sending' })
		try {
			const sent = await sendPhoto(api, { questionType, questionId }, photo)
			if (!store.isKept()) return
			drop(photo.id)
			change((kept) => withPhoto(kept, sent))
			show({ title: m.uploaded, kind: 'ok' })
		} catch (error) {
			put(photo.id, { state: isFinal(error) ? 'refused' : 'failed', problem: failureText(error, m.problems.photo) })
			watchSession(error)
		}
	}
	const { mutate: sendInTurn } = useMutation({
		// By its key what is on its way keeps to its own sheet, although this place shows another one by then.
		mutationKey: ['sending of photos', store.subject, store.owner],
		mutationFn: send,
		scope: inTurn,
	})
	const queue = (photo: ChosenPhoto) => {
		if (!viewer) return store.change({ photoProblem: m.problems.signIn })
		put(photo.id, { state: 'queued', problem: null })
		sendInTurn(photo)
	}

	const isUnsent = (id: string) => store.get().photos.some((photo) => photo.id === id)
	const keepOnDevice = async (photo: ChosenPhoto) => {
		const isStored = await keepPhoto(store, photo)
		if (!store.isKept() || !isUnsent(photo.id)) return
		if (isStored) put(photo.id, { isOnDevice: true })
		else store.change({ photoProblem: m.problems.notOnDevice })
	}

	return {
		add(files: Iterable<File>) {
			const { fine, problem } = choosePhotos([...files])
			const chosen = fine.map(chosenPhoto)
			store.change({
				photos: [...store.get().photos, ...chosen],
				photoProblem: problem && m.problems[problem],
			})
			for (const photo of chosen) {
				void keepOnDevice(photo)
				queue(photo)
			}
			onUsed?.()
		},
		queue,
		drop,
	}
}

export type Photos = ReturnType<typeof usePhotos>

function chosenPhoto(file: File): ChosenPhoto {
	return { id: newSendKey(), file, small: shrinkPicture(file, sentSize), state: 'unsent', problem: null }
}

async function sendPhoto(
	api: ApiClient,
	question: { questionType: PracticeType; questionId: string },
	{ id, file, small }: ChosenPhoto,
): Promise<PracticePhoto> {
	const body = new FormData()
	body.append('questionType', question.questionType)
	body.append('questionId', question.questionId)
	body.append('file', await small, file.name)
	const { data } = await api('POST /api/answersheet/upload-file', { body, headers: { 'idempotency-key': id } })
	return photoOf(data, new Date())
}

/** The answer names the address only; the rest is what the next visit is told. */
export function photoOf({ fileUrl, fileName }: { fileUrl: string; fileName: string }, now: Date): PracticePhoto {
	return {
		_id: fileUrl.slice(fileUrl.lastIndexOf('/') + 1),
		fileUrl,
		smallUrl: `${fileUrl}?size=small`,
		fileName,
		...assumedSize,
		createdAt: now.toISOString(),
	}
}
