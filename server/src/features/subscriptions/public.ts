import type { PersonalData } from '../../platform/database/personal-data.ts'
import { grantAccess } from './grant-access.ts'
import { cancelByOrder, findByOrder, listSubscriptions, subscriptions } from './tables.ts'

export { cancelByOrder, findByOrder, grantAccess }

/** Exports what is or was open to somebody. It stays, as a record of what was paid, and holds no contact data. */
export const subscriptionsData: PersonalData = {
	erased: [],
	kept: [subscriptions],
	async export(db, userId) {
		const rows = await listSubscriptions(db, userId)
		return { subscriptions: rows.map(({ userId: _, ...subscription }) => subscription) }
	},
	erase: async () => undefined,
}
