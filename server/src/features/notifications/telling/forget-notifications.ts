import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../../platform/database/forget.ts'
import { deleteOlder } from './tables.ts'

const DAY_MILLISECONDS = 86_400_000

/** Forgets what happened long ago. */
export const forgetNotifications: Forget = (db, now, most) =>
	deleteOlder(db, new Date(now.getTime() - retentionTerms.notificationDays * DAY_MILLISECONDS), most)
