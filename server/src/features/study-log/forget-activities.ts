import { addDays, indiaDay } from '@aravalli/shared/india-time'
import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../platform/database/forget.ts'
import { deleteActivitiesBefore } from './writing/tables.ts'

/** Forgets which things somebody studied on which day; the days keep how many there were. */
export const forgetActivities: Forget = (db, now, most) =>
	deleteActivitiesBefore(db, addDays(indiaDay(now), -retentionTerms.studyActivityDays), most)
