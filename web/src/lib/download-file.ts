import type { FailureAnswer } from '@aravalli/shared/endpoint'
import { ApiError } from './api.ts'

/** Hands a file that was made or fetched here to the browser's downloads. */
export function saveFile(content: Blob, fileName: string): void {
	const address = URL.createObjectURL(content)
	const link = document.createElement('a')
	link.href = address
	link.download = fileName
	link.click()
	// Some browsers read the address only after the click has been handled.
	setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * Fetches a file that the API makes and hands it to the browser's downloads, under the name that the answer gives it.
 *
 * @throws ApiError for a refusal; whatever `fetch` throws when the network is away
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
	const response = await fetch(path)
	if (!response.ok) throw new ApiError(response.status, await readFailure(response))
	saveFile(await response.blob(), nameOf(response) ?? fallbackName)
}

function nameOf({ headers }: Response): string | undefined {
	return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}

/** A proxy in between may answer in a way of its own, without our JSON. */
async function readFailure(response: Response): Promise<Pick<FailureAnswer, 'code' | 'message'>> {
	return response.json().catch(() => ({ code: 'download.failed', message: '' }))
}
