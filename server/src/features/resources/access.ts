import { decideAccess } from '@aravalli/shared/access'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { hasOpenAccess } from '../subscriptions/public.ts'

/** Tells whether what is paid for is open to somebody: by any course or plan that has not ended, or because they edit it. */
export async function mayOpenPaid(db: Queryable, { userId, role }: Viewer, now: Date): Promise<boolean> {
	return decideAccess('editor', role) === 'allowed' || hasOpenAccess(db, userId, now)
}
