import type { MediaData } from '@aravalli/shared/media/contract'
import type { ApiError } from '#web/lib/api.ts'
import type { FileProblem } from './upload-rules.ts'

/** Is a picture on its way into the library. */
export interface Upload {
	/** Is the idempotency key of its sending, too: what was sent and never answered is stored once. */
	id: string
	file: File
	/** Is what is sent: the file, or the same picture smaller. */
	content: Promise<Blob>
	/** 'failed' is tried again, by itself or by a press; 'refused' is not. */
	state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
	/** Is how much of it has left, between 0 and 1. */
	share: number
	/** Is why it failed or was refused: the server's words, where they came. */
	problem: FileProblem | 'not-sent' | ApiError | null
	/** Is there once it is done. */
	media: MediaData | null
}

export const isOnItsWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** What fails is tried again after a wait that grows. */
const WAITS_SECONDS = [3, 10, 30, 60]

/** @param tries how often it was sent and not answered */
export const waitMilliseconds = (tries: number) => 1_000 * (WAITS_SECONDS[tries - 1] ?? 120)
