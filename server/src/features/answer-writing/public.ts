import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import { findTitles } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'
import { findTodaysQuestion } from './today/find-todays-question.ts'

export { findTodaysQuestion }

/** Lets published questions be practised. */
export const answerWritingPracticeSubject: PracticeSubject<'answer-writing'> = {
	type: 'answer-writing',
	...openItems(answerWritingKind),
	async findTitles(db, ids, language) {
		const titles = await findTitles(db, answerWritingKind, ids, language)
		return new Map([...titles].map(([id, question]) => [id, { question, path: `${answerWritingKind.path}/${id}` }]))
	},
}
