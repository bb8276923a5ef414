/** Sums up a set, marked as the examination is. */
import type { MarkingScheme } from '@aravalli/shared/mock-tests/marking-scheme'
import { fullMarks, type Outcome, outcomeOf, scoreTest } from '@aravalli/shared/mock-tests/score-test'
import type { PracticeSet, SetQuestion } from './practice-set.ts'

export interface SetSum {
	/** Counts those that were shown. */
	questions: number
	answered: number
	right: number
	wrong: number
	notAttempted: number
	dropped: number
	guessed: number
	guessedRight: number
	spentSeconds: number
	/** Are hundredths of a mark, of what was answered alone; null where nobody knows how it is marked. */
	marksHundredths: number | null
	maxHundredths: number | null
	/** Are those with a wrong answer, in the order of the list. */
	wrongOnes: { id: string; question: SetQuestion }[]
}

type Answered = SetQuestion & Required<Pick<SetQuestion, 'given'>>

const isAnswered = (question: SetQuestion): question is Answered => question.given !== undefined
const keyOf = ({ isDropped, key }: SetQuestion) => (isDropped ? 'dropped' : key)

/** @returns null while the question is open */
export const outcomeIn = (question: SetQuestion | undefined): Outcome | null =>
	question?.given ? outcomeOf(keyOf(question), question.given.answer) : null

export function sumUp({ questions }: PracticeSet, scheme: MarkingScheme | null): SetSum {
	const all = Object.values(questions)
	const answered = all.filter(isAnswered)
	const count = (outcome: Outcome, ofThese: Answered[] = answered) =>
		ofThese.filter((question) => outcomeIn(question) === outcome).length
	const guessed = answered.filter(({ isGuessed }) => isGuessed)
	const wrongOnes = Object.entries(questions)
		.map(([id, question]) => ({ id, question }))
		.filter(({ question }) => outcomeIn(question) === 'wrong')
		.toSorted((one, other) => one.question.number - other.question.number)
	return {
		questions: all.length,
		answered: answered.length,
		right: count('right'),
		wrong: count('wrong'),
		notAttempted: count('not-attempted'),
		dropped: count('dropped'),
		guessed: guessed.length,
		guessedRight: count('right', guessed),
		spentSeconds: answered.reduce((sum, { given }) => sum + given.spentSeconds, 0),
		...marksOf(answered, scheme),
		wrongOnes,
	}
}

/** What is dropped is left out here: nobody has sat this paper, so nobody is owed its marks. */
function marksOf(answered: Answered[], scheme: MarkingScheme | null) {
	if (!scheme) return { marksHundredths: null, maxHundredths: null }
	const counted = answered.filter(({ isDropped }) => !isDropped)
	const keys = counted.map(keyOf)
	const { marksHundredths } = scoreTest(
		scheme,
		keys,
		counted.map(({ given }) => given.answer),
	)
	return { marksHundredths, maxHundredths: fullMarks(scheme, counted.length) }
}
