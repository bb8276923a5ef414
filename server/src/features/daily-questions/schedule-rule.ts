import { AppError } from '@aravalli/shared/errors'

interface Change {
	/** Is today in India, like all days 'YYYY-MM-DD'. */
	today: string
	day: string
	/** Are the questions that the day has. */
	had: readonly string[]
	/** Are those that the editor saw when they began; null: they did not say. */
	expected: readonly string[] | null
	wanted: readonly string[]
}

/**
 * Decides whether a day's questions may be changed, and which of them go: a question that learners have begun to answer stays, which the
 * caller has to look up.
 *
 * @throws AppError `daily.past`, `daily.twice`, `daily.changed`, in that order
 */
export function takenOut({ today, day, had, expected, wanted }: Change): string[] {
	if (day < today) throw new AppError('daily.past')
	if (new Set(wanted).size < wanted.length) throw new AppError('daily.twice')
	if (expected !== null && !isSame(expected, had)) throw new AppError('daily.changed')
	return had.filter((id) => !wanted.includes(id))
}

const isSame = (one: readonly string[], other: readonly string[]) =>
	one.length === other.length && one.every((id, index) => id === other[index])
