import { randomUUID } from 'node:crypto'
import { subscriptions } from '../features/subscriptions/tables.ts'
import type { Database } from '../platform/database/open-database.ts'

/** Gives somebody a course, as a purchase would. @param given what is other than half a year of the foundation course */
export async function grantCourse(
	{ db }: Database,
	userId: string,
	given: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<void> {
	await db.insert(subscriptions).values({
		id: randomUUID(),
		userId,
		kind: 'course',
		itemId: 'foundation',
		title: { english: 'Foundation course', hindi: 'आधार पाठ्यक्रम' },
		startsAt: new Date('2026-11-28T06:00:00Z'),
		endsAt: new Date('2027-05-28T06:00:00Z'),
		...given,
	})
}
