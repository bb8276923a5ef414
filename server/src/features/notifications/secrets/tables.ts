import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/open-database.ts'

/** Holds secrets that the product has made for itself once, the same for all processes. They are never exported and never logged. */
export const notificationSecrets = pgTable('notification_secrets', {
	name: text().primaryKey(),
	value: text().notNull(),
})

/** Keeps `fresh` where there is nothing of this name yet. @returns what is kept, whoever was first */
export async function keepSecret(db: Queryable, name: string, fresh: string): Promise<string> {
	await db.insert(notificationSecrets).values({ name, value: fresh }).onConflictDoNothing()
	const [row] = await db.select().from(notificationSecrets).where(sql`${notificationSecrets.name} = ${name}`)
	return row?.value ?? fresh
}
