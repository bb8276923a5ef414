import type { JudgedAnswer } from '@aravalli/shared/revision/revision-answer'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { MIXED_SUBJECT } from '../fresh-questions.ts'
import { type Card, moveCard } from '../scheduling/move-card.ts'
import { type CardRow, filterBySubject, findCards, KEYS_KEPT, lockCards, storeCards } from '../tables.ts'

export interface FollowedAnswer extends JudgedAnswer {
	questionId: string
	isEasy: boolean
	/** In India. */
	day: string
	/** null: it is not sent again by itself. */
	key: string | null
}

/**
 * Moves somebody's cards by what they have answered, in the order given, and makes those that are wanted.
 *
 * @returns how many of the answers were not there before
 */
export async function followAnswers(
	tx: Transaction,
	userId: string,
	{ answers, isRevision }: { answers: readonly FollowedAnswer[]; isRevision: boolean },
): Promise<number> {
	if (answers.length === 0) return 0
	await lockCards(tx, userId)
	const rows = await findCards(tx, userId, [...new Set(answers.map(({ questionId }) => questionId))])
	const cards = new Map(rows.map((row) => [row.questionId, row]))
	const unknown = answers.flatMap(({ questionId }) => (cards.has(questionId) ? [] : [questionId]))
	const mixed = await filterBySubject(tx, unknown, MIXED_SUBJECT)
	const changed = new Map<string, CardRow>()
	let stored = 0
	for (const { questionId, key, ...answer } of answers) {
		const row = cards.get(questionId)
		if (isStored(row, key)) continue
		stored += 1
		const moved = moveCard(row ? cardOf(row) : null, { ...answer, isRevision, isMixed: mixed.has(questionId) })
		if (!moved) continue
		const next = rowOf(moved, {
			userId,
			questionId,
			keys: keysWith(row, key),
		})
		cards.set(questionId, next)
		changed.set(questionId, next)
	}
	const days = answers.map(({ day }) => day).toSorted()
	await storeCards(tx, userId, { cards: [...changed.values()], today: days.at(-1) ?? '' })
	return stored
}

const isStored = (row: CardRow | undefined, key: string | null) => key !== null && row?.recentKeys.includes(key)

const keysWith = (row: CardRow | undefined, key: string | null): string[] =>
	[...(row?.recentKeys ?? []), ...(key === null ? [] : [key])].slice(-KEYS_KEPT)

function cardOf({ stability, difficulty, ...row }: CardRow): Card {
	return { ...row, memory: stability === null || difficulty === null ? null : { stability, difficulty } }
}

function rowOf(
	{ memory, ...card }: Card,
	{ userId, questionId, keys }: { userId: string; questionId: string; keys: string[] },
): CardRow {
	return {
		...card,
		...{ userId, questionId },
		stability: memory?.stability ?? null,
		difficulty: memory?.difficulty ?? null,
		recentKeys: keys,
	}
}
