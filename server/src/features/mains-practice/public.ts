import type { SqlPart } from '../../platform/database/database.ts'
import { isPossibleId } from './question-id.ts'
import { isPublishedQuestion } from './tables.ts'

/** Published questions of the main examination, for features that keep something about one. */
export const mainsQuestionSubject = {
	type: 'mains' as const,
	isPossibleId,
	isOpen: (id: string): SqlPart => isPublishedQuestion(id),
}
