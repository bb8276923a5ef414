/**
 * Draws the marks of subjects as a ridge: the higher, the larger the share of its marks that a subject brought. Pure: places are in percent of the picture, which is
 * stretched to its own size.
 */
import type { SubjectPart } from '@aravalli/shared/mock-tests/contract'

export interface SubjectPoint {
	subjectId: string
	/** From 0 to 100; marks below zero count as none. */
	percent: number
	/** Lie between 0 and 100; y counts from the foot. */
	x: number
	y: number
}

const FOOT = 12
const TOP = 88
const FIRST = 6
const LAST = 94

export function ridgeOfSubjects(
	subjects: readonly Pick<SubjectPart, 'subjectId' | 'marksHundredths' | 'maxHundredths'>[],
): SubjectPoint[] {
	const step = subjects.length > 1 ? (LAST - FIRST) / (subjects.length - 1) : 0
	return subjects.map(({ subjectId, marksHundredths, maxHundredths }, index) => {
		const percent = maxHundredths > 0 ? Math.min(100, Math.max(0, (100 * marksHundredths) / maxHundredths)) : 0
		return {
			subjectId,
			percent,
			x: subjects.length > 1 ? FIRST + step * index : 50,
			y: FOOT + ((TOP - FOOT) * percent) / 100,
		}
	})
}

const round = (value: number) => Math.round(value * 10) / 10

/** Gives the path of the ridge in a picture of 100 by 100, whose y counts from above: rounded at each subject, closed below. */
export function subjectsPath(points: readonly SubjectPoint[]): string {
	const line = [{ x: -2, y: FOOT - 4 }, ...points, { x: 102, y: FOOT - 4 }].map(({ x, y }) => ({
		x: round(x),
		y: round(100 - y),
	}))
	const [start, ...rest] = line
	if (!start || points.length === 0) return ''
	let before = start
	const curves = rest.map((point) => {
		const middle = round((before.x + point.x) / 2)
		const curve = `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
		before = point
		return curve
	})
	return `M${start.x} ${start.y}${curves.join('')}V101H-2Z`
}
