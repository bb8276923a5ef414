import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { media, mediaUses, type UsedIn } from '../tables.ts'

/** Makes what one editor sends at the same moment be stored one after the other. */
export async function lockUploads(tx: Transaction, uploadedBy: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${uploadedBy}`}::text, 0))`)
}

export type NewMedia = Omit<typeof media.$inferInsert, 'uploadedAt'>

export async function insertMedia(tx: Transaction, row: NewMedia): Promise<void> {
	await tx.insert(media).values(row)
}

type Texts = Pick<NewMedia, 'name' | 'altEnglish' | 'altHindi' | 'words'>

/** Returns false where there is no such picture. */
export async function updateTexts(tx: Transaction, id: string, texts: Texts): Promise<boolean> {
	const { name, altEnglish, altHindi, words } = texts
	const { rows } = await tx.execute(sql`
		update ${media} set name = ${name}, alt_english = ${altEnglish}, alt_hindi = ${altHindi}, words = ${sql.param(words)}::text[]
		where id = ${id} returning id`)
	return rows.length > 0
}

/** Lets nothing begin to use the picture until the transaction ends. Returns false where there is none. */
export async function lockMedia(tx: Transaction, id: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`select id from ${media} where id = ${id} for update`)
	return rows.length > 0
}

/** Returns the ids of its files. */
export async function deleteMedia(tx: Transaction, id: string): Promise<string[]> {
	const { rows } = await tx.execute<{ fileId: string }>(
		sql`delete from ${media} where id = ${id} returning file_id as "fileId"`,
	)
	return rows.map(({ fileId }) => fileId)
}

interface Place {
	kind: string
	id: string
	usedIn: UsedIn
}

/** Says that this place has these pictures and no others. One that is being deleted is waited for, and left out once it is gone. */
export async function replaceUses(tx: Transaction, { kind, id, usedIn }: Place, mediaIds: string[]): Promise<void> {
	const ids = sql`${sql.param(mediaIds)}::text[]`
	await tx.execute(sql`
		delete from ${mediaUses}
		where kind = ${kind} and item_id = ${id} and used_in = ${usedIn} and not media_id = any(${ids})`)
	if (mediaIds.length === 0) return
	await tx.execute(sql`
		insert into ${mediaUses} (kind, item_id, used_in, media_id)
		select ${kind}, ${id}, ${usedIn}, id
		from (select id from ${media} where id = any(${ids}) order by id for key share) as present
		on conflict do nothing`)
}
