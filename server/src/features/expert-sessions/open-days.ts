import { mondayToFriday } from '@aravalli/shared/evaluation/working-hours'
import { holidayKind, type services, weekdays, workingDaysKind } from '@aravalli/shared/expert-sessions/kinds'
import type { OpenDays } from '@aravalli/shared/expert-sessions/slots'
import { listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'

const first = { language: 'english', offset: 0 } as const

/** Lists come with the latest days first, so these are years of holidays. */
const MOST_HOLIDAYS = 200

/** Counts where no working days are published for a service. */
const usualDays: Record<Service, number[]> = { sessions: [0, 1, 2, 3, 4, 5, 6], evaluation: [...mondayToFriday] }

type Service = (typeof services)[number]

/** Reads on which days sessions are held: on all of them, where no working days are published. */
export const readOpenDays = (db: Queryable): Promise<OpenDays> => readDaysOf(db, 'sessions')

/** Reads on which days answers are evaluated: from Monday to Friday, where no working days are published. */
export const readEvaluationDays = (db: Queryable): Promise<OpenDays> => readDaysOf(db, 'evaluation')

async function readDaysOf(db: Queryable, service: Service): Promise<OpenDays> {
	const { items: weeks } = await listItems(db, workingDaysKind, { ...first, limit: 20 })
	const { items: holidays } = await listItems(db, holidayKind, { ...first, limit: MOST_HOLIDAYS })
	const own = weeks.filter(({ common }) => common.service === service)
	const numbers = own.flatMap(({ common }) => common.weekdays.map(weekdayNumber))
	return {
		weekdays: own.length > 0 ? numbers : usualDays[service],
		holidays: holidays.map(({ common }) => common.day),
	}
}

/** 0 is Sunday. */
const weekdayNumber = (name: (typeof weekdays)[number]) => (weekdays.indexOf(name) + 1) % 7
