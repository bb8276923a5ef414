import type { Language } from '@aravalli/shared/language'
import type { Notification, UnreadCount } from '@aravalli/shared/notifications/contract'
import { MOST_COUNTED } from '@aravalli/shared/notifications/notification'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { ShownRow } from '../tables.ts'
import type { Told } from '../told.ts'
import type { Found, NotificationLookups } from './lookups.ts'
import { sayNotification } from './say-notification.ts'

/** The kind of a row says of which kind its `about` is. */
const toldBy = ({ kind, about }: ShownRow) => ({ kind, about }) as Told

/** Says what rows of `notifications` tell their reader; it asks once for all of a kind. */
export async function presentNotifications(
	db: Queryable,
	lookups: NotificationLookups,
	rows: readonly ShownRow[],
	reading: { language: Language; now: Date },
): Promise<Notification[]> {
	const found = await find(db, lookups, rows.map(toldBy), reading.language)
	return rows.map((row) => {
		const { id, kind, createdAt, isRead } = row
		return { id, kind, ...sayNotification(toldBy(row), found, reading), createdAt, isRead }
	})
}

async function find(
	db: Queryable,
	lookups: NotificationLookups,
	told: readonly Told[],
	language: Language,
): Promise<Found> {
	const places = told.flatMap(({ kind, about }) => (kind === 'reply' ? [about] : []))
	const copyIds = told.flatMap(({ about }) => ('copyId' in about ? [about.copyId] : []))
	const reported = told.flatMap(({ kind, about }) => (kind === 'question-report' ? [about] : []))
	const [replies, copies, questions] = await Promise.all([
		places.length > 0 ? lookups.findReplies(db, places, language) : new Map(),
		copyIds.length > 0 ? lookups.findCopies(db, copyIds, language) : new Map(),
		reported.length > 0 ? lookups.findQuestions(db, reported, language) : new Map(),
	])
	return { replies, copies, questions }
}

export const presentCount = (unread: number): UnreadCount => ({
	count: Math.min(unread, MOST_COUNTED),
	isCapped: unread > MOST_COUNTED,
})
