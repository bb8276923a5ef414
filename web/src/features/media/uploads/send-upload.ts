import type { MediaData } from '@aravalli/shared/media/contract'
import { createApi } from '#web/lib/api.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { sendWithProgress } from '#web/lib/send-with-progress.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import type { Upload } from './upload.ts'

/** The server keeps 1,600 pixels a side; a camera's photo has four times as many, in 8 MB. */
const sentSize = { maxPixels: 2_400, maxBytes: 2_000_000 }

/** Gives what is sent of a file. Drawings keep their sharp edges, and what is transparent in them stays so: only photos get smaller. */
export const contentOf = (file: File): Promise<Blob> =>
	file.type === 'image/jpeg' ? shrinkPicture(file, sentSize) : Promise.resolve(file)

/** @throws what a call throws; also when it is stopped by `signal`, and when nothing moves for long */
export async function sendUpload(
	{ id, file, content }: Upload,
	onProgress: (share: number) => void,
	signal: AbortSignal,
): Promise<MediaData> {
	const body = new FormData()
	body.append('file', await content, file.name)
	const api = createApi(sendWithProgress(onProgress, signal), documentLanguage)
	return (await api('POST /api/admin/media', { body, headers: { 'idempotency-key': id } })).data
}
