import type { CopyState } from '@aravalli/shared/answer-copies/copy'
import type { RubricMarks } from '@aravalli/shared/evaluation/marking-contract'
import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'
import { totalOf } from '@aravalli/shared/evaluation/rubric'
import { addWorkingHours, mondayToFriday } from '@aravalli/shared/evaluation/working-hours'
import { indiaDay } from '@aravalli/shared/india-time'
import { toHalves } from '../drafts/marks.ts'
import type { CopyFile } from './copy-file.ts'

const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
const FEEDBACK_HOURS = 24
/** What is not said to be overdue is due this long after the demo is stored, at the least. */
const LEAST_HOURS = 5
const STARTED_HOURS_BEFORE = 1

export interface SampleTimes {
	state: CopyState
	day: string
	createdAt: Date
	submittedAt: Date | null
	dueAt: Date | null
	startedAt: Date | null
	returnedAt: Date | null
}

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MILLISECONDS)

/** Says where on its way a copy of the demo is, and since when. */
export function sampleTimes({ daysAgo, isDraft, isOverdue, evaluations }: CopyFile, now: Date): SampleTimes {
	const sentAt = new Date(now.getTime() - daysAgo * DAY_MILLISECONDS - 2 * HOUR_MILLISECONDS)
	const day = indiaDay(sentAt)
	const createdAt = later(sentAt, -0.2)
	if (isDraft)
		return {
			state: 'draft',
			day: indiaDay(now),
			createdAt,
			submittedAt: null,
			dueAt: null,
			startedAt: null,
			returnedAt: null,
		}
	const due = addWorkingHours(sentAt, FEEDBACK_HOURS, { weekdays: mondayToFriday, holidays: [] })
	const first = evaluations.find(({ kind }) => kind === 'first')
	const publishedAt = first?.afterHours ? later(sentAt, first.afterHours) : null
	const isHeld = evaluations.some(({ kind, afterHours }) => kind !== 're-evaluation' && !afterHours)
	const returnedAt = isHeld ? null : publishedAt
	const isFar = due >= later(now, LEAST_HOURS) || returnedAt !== null
	return {
		state: returnedAt ? 'returned' : publishedAt || first?.isOpen ? 'evaluating' : 'waiting',
		...{ day, createdAt, submittedAt: sentAt, returnedAt },
		dueAt: isOverdue ? later(now, -3) : isFar ? due : later(now, LEAST_HOURS + daysAgo),
		startedAt: startOf(publishedAt, first?.isOpen ?? false, now),
	}
}

function startOf(publishedAt: Date | null, isOpen: boolean, now: Date): Date | null {
	if (publishedAt) return later(publishedAt, -STARTED_HOURS_BEFORE)
	return isOpen ? later(now, -STARTED_HOURS_BEFORE) : null
}

/** Turns marks into half marks. */
export function halvesOf(rubric: RubricMarks): { rubric: HalfMarks; total: number } {
	const halves = toHalves(rubric)
	return { rubric: halves, total: totalOf(halves) }
}
