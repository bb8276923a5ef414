import { sql } from 'drizzle-orm'
import { customType, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { users } from '../tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures are small and one to an account, so they live and die with the account's other details. */
export const profilePictures = pgTable(
	'profile_pictures',
	{
		userId: text('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		/**
		 * The id is random and new with each picture, so that its address can be kept for ever and cannot be guessed.
		 */
		fileId: text('file_id').notNull(),
		/** The format is WebP, 256 × 256. */
		content: bytes().notNull(),
	},
	(table) => [uniqueIndex('profile_pictures_file').on(table.fileId)],
)

export async function storePicture(tx: Transaction, userId: string, fileId: string, content: Buffer): Promise<void> {
	await tx
		.insert(profilePictures)
		.values({ userId, fileId, content })
		.onConflictDoUpdate({ target: profilePictures.userId, set: { fileId, content } })
}

export async function findPicture(db: Queryable, fileId: string): Promise<Buffer | null> {
	const [row] = await db
		.select({ content: profilePictures.content })
		.from(profilePictures)
		.where(sql`${profilePictures.fileId} = ${fileId}`)
	return row?.content ?? null
}

export async function deletePicture(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(profilePictures).where(sql`${profilePictures.userId} = ${userId}`)
}
