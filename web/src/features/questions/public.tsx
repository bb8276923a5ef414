/**
 * Questions of every kind are shown with these parts: the card of a list, the difficulty, the figures beside it and the
 * model answer.
 */
import { DifficultyBadge } from './difficulty-badge.tsx'
import { messages as questionMessages } from './messages.en.ts'
import { ModelAnswer } from './model-answer.tsx'
import { QuestionCard, QuestionList } from './question-card.tsx'
import { QuestionNumber } from './question-figures.tsx'
import { QuestionRow } from './question-row.tsx'
import { useWordLimit } from './word-limit.ts'

export {
	DifficultyBadge,
	ModelAnswer,
	QuestionCard,
	QuestionList,
	QuestionNumber,
	QuestionRow,
	questionMessages,
	useWordLimit,
}
