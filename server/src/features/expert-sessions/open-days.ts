import { holidayKind, weekdays, workingDaysKind } from '@aravalli/shared/expert-sessions/kinds'
import type { OpenDays } from '@aravalli/shared/expert-sessions/slots'
import { listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'

const first = { language: 'english', offset: 0 } as const

/** Lists come with the latest days first, so these are years of holidays. */
const MOST_HOLIDAYS = 200

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** Reads on which days sessions are held: on all of them, where no working days are published. */
export async function readOpenDays(db: Queryable): Promise<OpenDays> {
	const { items: weeks } = await listItems(db, workingDaysKind, { ...first, limit: 20 })
	const { items: holidays } = await listItems(db, holidayKind, { ...first, limit: MOST_HOLIDAYS })
	const ofSessions = weeks.filter(({ common }) => common.service === 'sessions')
	const numbers = ofSessions.flatMap(({ common }) => common.weekdays.map(weekdayNumber))
	return {
		weekdays: ofSessions.length > 0 ? numbers : everyDay,
		holidays: holidays.map(({ common }) => common.day),
	}
}

/** 0 is Sunday. */
const weekdayNumber = (name: (typeof weekdays)[number]) => (weekdays.indexOf(name) + 1) % 7
