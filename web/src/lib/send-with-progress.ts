import type { Send } from './api.ts'

/** A line that is silent for longer is taken for a lost one. While the server works on what it has got, it is silent, too. */
const SILENCE_MILLISECONDS = 60_000

/**
 * Sends a call as `fetch` does, and says meanwhile how much of it has left, between 0 and 1: `fetch` does not know.
 *
 * @returns a sender that is rejected when the network is away, when it is silent for long, and when `signal` is aborted
 */
export function sendWithProgress(onProgress: (share: number) => void, signal: AbortSignal): Send {
	return (path, { method, headers = {}, body }) =>
		new Promise((resolve, reject) => {
			const request = new XMLHttpRequest()
			const lost = () => reject(new TypeError('The call was not answered.'))
			const stop = () => request.abort()
			let timer = setTimeout(stop, SILENCE_MILLISECONDS)
			request.open(method, path)
			for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
			request.upload.onprogress = ({ loaded, total }) => {
				clearTimeout(timer)
				timer = setTimeout(stop, SILENCE_MILLISECONDS)
				onProgress(total > 0 ? loaded / total : 0)
			}
			request.onload = () => resolve({ status: request.status, json: () => JSON.parse(request.responseText) })
			request.onerror = lost
			request.onabort = lost
			request.onloadend = () => {
				clearTimeout(timer)
				signal.removeEventListener('abort', stop)
			}
			if (signal.aborted) return lost()
			signal.addEventListener('abort', stop)
			request.send(body)
		})
}
