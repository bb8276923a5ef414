import { addDays, type DayRange, monthRange } from '@aravalli/shared/current-affairs/date-range'

export interface CountSpans {
	/** Holds the first days of whole months, both included; it is null where there are none. */
	months: DayRange | null
	/** Holds the days that are left of months at either end. */
	days: DayRange[]
}

const monthOf = (day: string) => day.slice(0, 7)

/**
 * Tells which of the counts add up to a range: those of its whole months, and of its days in months that it only
 * touches.
 */
export function countSpans({ from, to }: DayRange): CountSpans {
	const firstWhole = from.endsWith('-01') ? from : addDays(monthRange(monthOf(from)).to, 1)
	const afterLast = addDays(to, 1)
	const lastWhole = `${monthOf(addDays(`${monthOf(afterLast)}-01`, -1))}-01`
	// Days are counted where no month lies wholly inside.
	if (lastWhole < firstWhole) return { months: null, days: [{ from, to }] }
	const before = { from, to: addDays(firstWhole, -1) }
	const after = { from: addDays(monthRange(monthOf(lastWhole)).to, 1), to }
	return {
		months: { from: firstWhole, to: lastWhole },
		days: [before, after].filter((range) => range.from <= range.to),
	}
}
