import { type Language, pageLanguageHeader } from '@aravalli/shared/language'
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { uploadAddresses } from '../stored.ts'
import { hashFile } from './hash-file.ts'
import type { UnsentPage } from './unsent-pages.ts'

/** On a slow network so much takes seconds, and is all that has to be sent again where something between here and the server buffers. */
const CHUNK_BYTES = 256 * 1024
const RETRY_MILLISECONDS = [1_000, 2_000, 4_000, 8_000, 15_000]
/** A line that is silent for longer is taken for a lost one. */
const SILENCE_MILLISECONDS = 45_000

/** Is thrown where the server refuses a file for good, with its sentence. */
export class FileRefused extends Error {}

/** Somebody has taken the page out while it was on its way. */
export class FileWithdrawn extends Error {}

interface Sending {
	uploadKey: string
	copyId: string
	page: UnsentPage
	language: Language
	onShare(share: number): void
	/** Nobody has answered; it is tried again. */
	onAway(): void
}

const underWay = new Map<string, () => void>()

/** Stops sending a file that is not wanted any more. */
export function withdrawFile(uploadKey: string): void {
	underWay.get(uploadKey)?.()
	uploadAddresses.remove(uploadKey)
}

/**
 * Sends a file from where it was left, and resolves when the server has all of it.
 *
 * @throws FileRefused, FileWithdrawn; anything else may be tried again
 */
export async function sendFile({ uploadKey, copyId, page, language, onShare, onAway }: Sending): Promise<void> {
	const [{ Upload: TusUpload }, checksum] = await Promise.all([import('tus-js-client'), hashFile(page.file)])
	const watch = silenceWatch()
	try {
		await new Promise<void>((resolve, reject) => {
			const upload: Upload = new TusUpload(page.file, {
				...settings,
				endpoint: new URL('/api/answersheet/uploads', location.origin).href,
				uploadUrl: uploadAddresses.read(uploadKey),
				headers: { [pageLanguageHeader]: language },
				metadata: { copyId, uploadKey, fileName: page.fileName, filetype: page.mediaType, checksum },
				onUploadUrlAvailable: () => {
					if (upload.url) uploadAddresses.write(upload.url, uploadKey)
				},
				onProgress(sent, total) {
					watch.heard()
					onShare(total > 0 ? sent / total : 0)
				},
				onShouldRetry(error) {
					if (statusOf(error) === 0) onAway()
					return navigator.onLine && isPassing(statusOf(error))
				},
				onAfterResponse: () => watch.heard(),
				onSuccess: () => resolve(),
				onError: (error) => reject(refusalOf(error) ?? error),
			})
			const give = (error: Error) => void upload.abort().finally(() => reject(error))
			watch.start(() => give(new Error('The server is silent.')))
			underWay.set(uploadKey, () => give(new FileWithdrawn()))
			upload.start()
		})
		uploadAddresses.remove(uploadKey)
	} catch (error) {
		if (error instanceof FileRefused) uploadAddresses.remove(uploadKey)
		throw error
	} finally {
		watch.stop()
		underWay.delete(uploadKey)
	}
}

const settings: UploadOptions = {
	chunkSize: CHUNK_BYTES,
	retryDelays: RETRY_MILLISECONDS,
	// Where a file is on its way to is kept by `uploadAddresses`, which a sign-out clears.
	storeFingerprintForResuming: false,
}

const statusOf = (error: Error): number => (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0

/** Says what may be otherwise in a moment: no answer, a server that is away, one that still holds on to a cut line. */
const isPassing = (status: number) => status === 0 || status >= 500 || [408, 409, 423].includes(status)

/** Says what is no fault of the file: too much at once, a session that is over. */
const isAboutCaller = (status: number) => [401, 403, 429].includes(status)

function refusalOf(error: Error): FileRefused | null {
	const status = statusOf(error)
	if (isPassing(status) || isAboutCaller(status) || status < 400) return null
	return new FileRefused(sentenceOf((error as DetailedError).originalResponse?.getBody() ?? ''))
}

/** @returns '' where the server has given no sentence */
function sentenceOf(body: string): string {
	try {
		const { message } = JSON.parse(body) as { message?: unknown }
		return typeof message === 'string' ? message : ''
	} catch {
		return ''
	}
}

function silenceWatch() {
	let timer: ReturnType<typeof setTimeout> | undefined
	let stop: () => void = () => undefined
	const heard = () => {
		clearTimeout(timer)
		timer = setTimeout(() => stop(), SILENCE_MILLISECONDS)
	}
	return {
		start(onSilence: () => void) {
			stop = onSilence
			heard()
		},
		heard,
		stop: () => clearTimeout(timer),
	}
}
