/**
 * Keeps the files of pages on the device until the server has them: over a cut network, a closed tab and a browser that is
 * killed. They are sent one after the other, in the order in which they were chosen.
 */
import { createOutbox } from '#web/lib/outbox/outbox.ts'
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
