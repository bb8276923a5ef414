/**
 * Keeps the files of pages on the device until the server has them: over a cut network, a closed tab and a browser that is
 * killed. They are sent one after the other, in the order in which they were chosen.
 */
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { unsentPageFiles } from '../stored.ts'

export interface UnsentPage {
	questionId: string
	/** Is the question's day, 'YYYY-MM-DD' in India. */
	day: string
	file: Blob
	fileName: string
	mediaType: string
	/** Is the server's sentence where it has refused the file; it is not sent again then. */
	refusal: string | null
}

export const unsentPages = createOutbox<UnsentPage>({
	stored: unsentPageFiles,
	join: (kept, other) => ({ ...kept, ...other }),
})

let count = 0

/** Makes a key for a file. Those of later files sort behind, because the outbox sends what a browser has kept by its key. */
export function newUploadKey(now: number): string {
	count += 1
	const place = String(count % 10_000).padStart(4, '0')
	return `${now.toString(36).padStart(9, '0')}-${place}-${newSendKey().slice(0, 8)}`
}
