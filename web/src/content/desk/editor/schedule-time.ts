import { indiaDay } from '@aravalli/shared/india-time'

/** Is a time of India's clock, as a form has it. */
export interface ScheduleTime {
	/** 'YYYY-MM-DD' */
	day: string
	/** 'HH:MM' */
	time: string
}

const DAY_MILLISECONDS = 86_400_000

/** Offers tomorrow at seven, before most learners begin. */
export function scheduleProposal(now: Date): ScheduleTime {
	return { day: indiaDay(new Date(now.getTime() + DAY_MILLISECONDS)), time: '07:00' }
}

/** Gives the moment in ISO 8601; null where day or time is missing. */
export function momentOf({ day, time }: ScheduleTime): string | null {
	const moment = `${day}T${time}:00+05:30`
	return Number.isNaN(Date.parse(moment)) ? null : moment
}
