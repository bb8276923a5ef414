import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { dailyQuestions, forgetScheduler, listScheduledBy } from './tables.ts'

/** Tells which days members of the staff have filled. The questions stay on their days when whoever chose them leaves. */
export const scheduleData: PersonalData = {
	erased: [dailyQuestions],
	kept: [],
	groups: [
		{
			name: 'content-work',
			tables: [dailyQuestions],
			afterClosing: 'kept',
			count: countOwn(dailyQuestions.scheduledBy),
		},
	],
	export: async (db, userId) => ({ scheduledQuestions: await listScheduledBy(db, userId) }),
	erase: (tx, userId) => forgetScheduler(tx, userId),
}
