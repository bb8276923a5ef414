import type { Bilingual } from '@aravalli/shared/language'
import { asc, desc, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

export interface BannerTexts {
	heading: string
	text: string
	/** Says what the picture shows. */
	alt: string
}

export const banners = pgTable('banners', {
	id: text().primaryKey(),
	position: smallint().notNull(),
	isPublished: boolean('is_published').notNull(),
	/** Is a path of this origin, to a picture of 6:1. */
	widePicture: text('wide_picture').notNull(),
	/** Is a path of this origin, to a picture of 3:2. */
	phonePicture: text('phone_picture').notNull(),
	actionLink: text('action_link').notNull(),
	english: jsonb().$type<BannerTexts>().notNull(),
	/** It is null where only English exists. */
	hindi: jsonb().$type<BannerTexts | null>(),
})

export const announcements = pgTable('announcements', {
	id: text().primaryKey(),
	status: text().notNull(),
	announcement: jsonb().$type<Bilingual>().notNull(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type BannerRow = typeof banners.$inferSelect
export type AnnouncementRow = typeof announcements.$inferSelect

const MAX_LISTED = 20

export async function listBanners(db: Queryable): Promise<BannerRow[]> {
	return db
		.select()
		.from(banners)
		.where(sql`${banners.isPublished}`)
		.orderBy(asc(banners.position), asc(banners.id))
		.limit(MAX_LISTED)
}

export async function listAnnouncements(db: Queryable): Promise<AnnouncementRow[]> {
	return db.select().from(announcements).orderBy(desc(announcements.createdAt), asc(announcements.id)).limit(MAX_LISTED)
}

export async function hasAnnouncements(db: Queryable): Promise<boolean> {
	const [banner] = await db.select({ id: banners.id }).from(banners).limit(1)
	const [announcement] = await db.select({ id: announcements.id }).from(announcements).limit(1)
	return banner !== undefined || announcement !== undefined
}

/** Leaves those as they are whose id exists already. */
export async function insertAnnouncements(
	tx: Transaction,
	rows: { banners: BannerRow[]; announcements: Omit<AnnouncementRow, 'createdAt'>[] },
): Promise<void> {
	await tx.insert(banners).values(rows.banners).onConflictDoNothing()
	await tx.insert(announcements).values(rows.announcements).onConflictDoNothing()
}
