import type { AnswerBookletRow, AnswerCopyRow } from '../tables.ts'

type Belongs = 'here' | 'other-question' | 'other-learner'

/** Tells for which answer a booklet was printed. */
export function belongsTo(
	booklet: Pick<AnswerBookletRow, 'userId' | 'questionId' | 'day'>,
	copy: Pick<AnswerCopyRow, 'userId' | 'questionId' | 'day'>,
): Belongs {
	if (booklet.userId !== copy.userId) return 'other-learner'
	return booklet.questionId === copy.questionId && booklet.day === copy.day ? 'here' : 'other-question'
}
