import { newSendKey } from '#web/lib/send-key.ts'

let count = 0

/** Makes a key for a file. Those of later files sort behind, because the outbox sends what a browser has kept by its key. */
export function newUploadKey(now: number): string {
	count += 1
	const place = String(count % 10_000).padStart(4, '0')
	return `${now.toString(36).padStart(9, '0')}-${place}-${newSendKey().slice(0, 8)}`
}
