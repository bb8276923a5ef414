import type { Language } from '@aravalli/shared/language'
import type { Viewer } from '../../../platform/http/access.ts'

/** Says whose e-books are listed, and when. */
export interface EbookRequest extends Pick<Viewer, 'userId'> {
	language: Language
	now: Date
}
