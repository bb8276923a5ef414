import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { newSendKey } from '#web/lib/send-key.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { contentOf, sendUpload } from './send-upload.ts'
import type { Upload } from './upload.ts'
import { UploadQueue } from './upload-queue.ts'
import { fileProblem } from './upload-rules.ts'

let current: { owner: string; queue: UploadQueue } | null = null

/** Gives the one queue of an editor, which goes on while pages and dialogs come and go. */
function queueOf(owner: string, queryClient: QueryClient): UploadQueue {
	const onDone = () => void queryClient.invalidateQueries({ queryKey: ['GET /api/admin/media'] })
	if (import.meta.env.SSR) return new UploadQueue({ send: sendUpload, onDone })
	if (current?.owner === owner) return current.queue
	current?.queue.clear()
	const queue = new UploadQueue({ send: sendUpload, onDone })
	current = { owner, queue }
	addEventListener('online', queue.retryAll)
	addEventListener('beforeunload', (event) => queue.isBusy() && event.preventDefault())
	return queue
}

function uploadOf(file: File): Upload {
	const problem = fileProblem(file)
	return {
		id: newSendKey(),
		file,
		content: problem ? Promise.resolve(file) : contentOf(file),
		state: problem ? 'refused' : 'waiting',
		share: 0,
		problem,
		media: null,
	}
}

const nothing: readonly Upload[] = []

/** Sends pictures into the library, and says how far each is. */
export function useUploads() {
	const queryClient = useQueryClient()
	const owner = useViewer()?.id ?? ''
	const [queue] = useState(() => queueOf(owner, queryClient))
	const uploads = useSyncExternalStore(queue.subscribe, queue.get, () => nothing)
	/** @returns what is being sent: what cannot be a picture is listed with the reason, and is not sent */
	const add = (files: readonly File[]): Upload[] => {
		const added = files.map(uploadOf)
		queue.add(added)
		return added.filter(({ problem }) => problem === null)
	}
	return { uploads, add, retry: queue.retry, remove: queue.remove, forgetDone: queue.forgetDone }
}

export type Uploads = ReturnType<typeof useUploads>
