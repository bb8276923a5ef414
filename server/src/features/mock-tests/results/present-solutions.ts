import type { Language } from '@aravalli/shared/language'
import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { type KeyEntry, outcomeOf } from '@aravalli/shared/mock-tests/score-test'
import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { topicNames } from '@aravalli/shared/topic-names'
import { optionsOf, type PaperKey } from '../marking/score-of.ts'
import { optionTexts, whyTexts } from '../present-texts.ts'
import type { Sheet } from '../tables.ts'
import type { PaperQuestion } from './read-questions.ts'

export interface Marked {
	questionIds: readonly string[]
	sheet: Sheet
	key: PaperKey
	/** Is the key with which the attempt was marked first. */
	firstKey: PaperKey
}

/** Lays the solutions beside what was given, by the places of the paper. A question that nobody has any more is left out. */
export function presentSolutions(
	{ questionIds, sheet, key, firstKey }: Marked,
	questions: readonly PaperQuestion[],
	language: Language,
): (Solution & { topicId: string })[] {
	const byId = new Map(questions.map((question) => [question.id, question]))
	const options = optionsOf(sheet)
	const [guessed, flagged] = [new Set(sheet.guessed), new Set(sheet.flagged)]
	return questionIds.flatMap((questionId, index) => {
		const question = byId.get(questionId)
		if (!question) return []
		const place = index + 1
		const answer = options[index] ?? null
		const { subject, topics, difficulty } = question.common
		const [topic] = topics
		return {
			place,
			questionId,
			subjectId: subject,
			subject: prelimsSubjectNames[subject][language],
			topicId: topic ?? '',
			topic: topic ? topicNames[topic][language] : '',
			difficulty,
			key: shownKey(key[questionId]),
			firstKey: shownKey(firstKey[questionId]),
			answer,
			isGuessed: guessed.has(place),
			isFlagged: flagged.has(place),
			spentSeconds: sheet.spent[index] ?? 0,
			outcome: outcomeOf(key[questionId] ?? 'dropped', answer),
			english: presentTexts(question.translations.english),
			hindi: question.translations.hindi && presentTexts(question.translations.hindi),
		}
	})
}

const shownKey = (entry: KeyEntry | undefined) => (entry === undefined || entry === 'dropped' ? null : entry)

const presentTexts = (texts: PrelimsQuestion['english']) => ({
	question: texts.question,
	options: optionTexts(texts),
	explanation: texts.explanation,
	whyWrong: whyTexts(texts),
})
