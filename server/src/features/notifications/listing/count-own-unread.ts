import type { UnreadCount } from '@aravalli/shared/notifications/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { presentCount } from '../presenting/present-notifications.ts'
import { countUnread } from './tables.ts'

export const countOwnUnread = async ({ db }: Database, userId: string): Promise<UnreadCount> =>
	presentCount(await countUnread(db, userId))
