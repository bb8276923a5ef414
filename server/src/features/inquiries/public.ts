import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { forgetSentLongAgo } from './forget-sent-long-ago.ts'
import { countInquiriesSince, deleteSentBy, inquiries, listSentBy, notifyRequests } from './tables.ts'

export { countInquiriesSince, forgetSentLongAgo }

/**
 * Exports and erases what somebody sent while signed in. A row that only bears their address may be a stranger's:
 * nobody has proved whose it is.
 */
export const inquiriesData: PersonalData = {
	erased: [inquiries, notifyRequests],
	kept: [],
	groups: [
		{
			name: 'messages',
			tables: [inquiries, notifyRequests],
			afterClosing: 'erased',
			count: countOwn(inquiries.userId, notifyRequests.userId),
		},
	],
	async export(db, userId) {
		const { asked, awaited } = await listSentBy(db, userId)
		return {
			inquiries: asked.map(({ userId: _, ...inquiry }) => inquiry),
			notifyRequests: awaited.map(({ userId: _, ...request }) => request),
		}
	},
	erase: deleteSentBy,
}
