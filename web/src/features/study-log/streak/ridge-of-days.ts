/**
 * Draws the hours of the last days as a ridge: the higher, the longer. Pure: it gives places in percent, which the scene stretches to
 * its own size, so that dots stay round and the line thin.
 */
import { addDays } from '@aravalli/shared/india-time'
import type { StudyDay } from '@aravalli/shared/study-log/contract'

export interface RidgePoint {
	date: string
	hoursStudied: number
	activitiesCompleted: number
	/** Nothing was studied on that day. */
	isMissed: boolean
	/** Lie between 0 and 100; y counts from the foot. */
	x: number
	y: number
}

/** A usual day reaches half of the height; a longer one raises the scale for all. */
const USUAL_TOP_HOURS = 4
const FOOT = 30
const TOP = 84
/** The hill rises only shortly before the first day: words stand left of it. */
const BEGINS_AT = 0.8
/** A day on which only activities were counted stands a little above the foot. */
const ACTIVITIES_ONLY = 40

interface Band {
	/** Are the places of the first day and of today, in percent of the width. */
	from: number
	to: number
}

/** Gives a point for each of the last `count` days, today last. @param days are study days in any order */
export function ridgeOfDays(days: readonly StudyDay[], today: string, count: number, { from, to }: Band): RidgePoint[] {
	const byDate = new Map(days.map((day) => [day.date, day]))
	const dates = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count))
	const shown = dates.map((date) => byDate.get(date) ?? { date, hoursStudied: 0, activitiesCompleted: 0 })
	const most = Math.max(USUAL_TOP_HOURS, ...shown.map(({ hoursStudied }) => hoursStudied))
	return shown.map(({ date, hoursStudied, activitiesCompleted }, index) => ({
		...{ date, hoursStudied, activitiesCompleted },
		isMissed: hoursStudied + activitiesCompleted === 0,
		x: from + ((to - from) * index) / (count - 1),
		y: heightOf(hoursStudied, activitiesCompleted, most),
	}))
}

function heightOf(hours: number, activities: number, most: number): number {
	if (hours === 0) return activities > 0 ? ACTIVITIES_ONLY : FOOT
	return ACTIVITIES_ONLY + ((TOP - ACTIVITIES_ONLY) * hours) / most
}

const round = (value: number) => Math.round(value * 10) / 10

/** Gives the path of the hill in a picture of 100 by 100, whose y counts from above: rounded at each day, closed below. */
export function ridgePath(points: readonly RidgePoint[]): string {
	const [first] = points
	const last = points.at(-1)
	if (!first || !last) return ''
	const line = [
		{ x: -2, y: FOOT - 6 },
		{ x: first.x * BEGINS_AT, y: FOOT + 1 },
		...points,
		{ x: 102, y: Math.max(FOOT, last.y - 16) },
	]
	const [start, ...rest] = line.map(({ x, y }) => ({ x: round(x), y: round(100 - y) }))
	if (!start) return ''
	let before = start
	const curves = rest.map((point) => {
		const middle = round((before.x + point.x) / 2)
		const curve = `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
		before = point
		return curve
	})
	return `M${start.x} ${start.y}${curves.join('')}V101H-2Z`
}
