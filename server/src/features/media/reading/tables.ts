import { type SQL, sql } from 'drizzle-orm'
import { countUpTo } from '../../../platform/database/count-up-to.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { lacksAlt, media, mediaUses } from '../tables.ts'

export interface MediaRow {
	id: string
	name: string
	altEnglish: string
	altHindi: string
	widthPixels: number
	heightPixels: number
	sizeBytes: number
	uploadedBy: string
	/** It is written as the driver gives it. */
	uploadedAt: string
	isUsed: boolean
}

type Row = { [K in keyof MediaRow]: MediaRow[K] }

const rowsOf = (found: SQL) => sql`
	select present.id, name, alt_english as "altEnglish", alt_hindi as "altHindi", width_pixels as "widthPixels",
		height_pixels as "heightPixels", size_bytes as "sizeBytes", uploaded_by as "uploadedBy", uploaded_at as "uploadedAt",
		exists (select from ${mediaUses} where media_id = present.id) as "isUsed"
	from (${found}) as present join files on files.id = file_id
	order by uploaded_at desc, present.id desc`

export async function findMedia(db: Queryable, id: string): Promise<MediaRow | null> {
	const { rows } = await db.execute<Row>(rowsOf(sql`select * from ${media} where id = ${id}`))
	return rows[0] ?? null
}

export async function findUpload(db: Queryable, uploadedBy: string, key: string): Promise<MediaRow | null> {
	const { rows } = await db.execute<Row>(
		rowsOf(sql`select * from ${media} where uploaded_by = ${uploadedBy} and idempotency_key = ${key}`),
	)
	return rows[0] ?? null
}

export interface MediaFilter {
	/** It has all of these; an empty list finds all. */
	words: string[]
	lacksAlt: boolean
}

function wanted({ words, lacksAlt: isLacking }: MediaFilter): SQL {
	const conditions = [
		...(words.length > 0 ? [sql`words @> ${sql.param(words)}::text[]`] : []),
		...(isLacking ? [lacksAlt] : []),
	]
	return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Lists the newest first. */
export async function listMediaRows(
	db: Queryable,
	filter: MediaFilter,
	{ limit, offset }: { limit: number; offset: number },
): Promise<MediaRow[]> {
	const { rows } = await db.execute<Row>(
		rowsOf(sql`
			select * from ${media} where ${wanted(filter)}
			order by uploaded_at desc, id desc limit ${limit} offset ${offset}`),
	)
	return rows
}

/** @param most up to which is counted */
export async function countMedia(db: Queryable, filter: MediaFilter, most: number): Promise<number> {
	return countUpTo(db, sql`${media}`, wanted(filter), most)
}

export async function findFileId(db: Queryable, id: string): Promise<string | null> {
	const { rows } = await db.execute<{ fileId: string }>(sql`select file_id as "fileId" from ${media} where id = ${id}`)
	return rows[0]?.fileId ?? null
}

export interface UseRow {
	kind: string
	id: string
	isInCopy: boolean
	isInPublished: boolean
}

/** Lists the items that have the picture, and counts them all. */
export async function listUses(
	db: Queryable,
	mediaId: string,
	most: number,
): Promise<{ uses: UseRow[]; total: number }> {
	const { rows } = await db.execute<{ [K in keyof UseRow]: UseRow[K] } & { total: number }>(sql`
		select kind, item_id as id, bool_or(used_in = 'copy') as "isInCopy", bool_or(used_in = 'published') as "isInPublished",
			(count(*) over ())::int as total
		from ${mediaUses} where media_id = ${mediaId}
		group by kind, item_id order by kind, item_id limit ${most}`)
	return { uses: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}

/** Lists what somebody has uploaded. */
export async function listUploadsOf(db: Queryable, userId: string): Promise<object[]> {
	const { rows } = await db.execute(sql`
		select id, name, uploaded_at as "uploadedAt" from ${media} where uploaded_by = ${userId} order by uploaded_at, id`)
	return rows
}
