import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { addToIndex, lockIndex, nextPosition, removeFromIndex } from '../../../platform/database/shelf-index.ts'
import { type NewPost, storedColumns } from '../new-post.ts'
import { blogIndex, blogPosts, everyPost } from '../tables.ts'

const columns = sql.raw(`
	id, published_on, picture, picture_small, read_minutes, heading_english, heading_hindi, description_english, description_hindi,
	tags_english, tags_hindi, body_english, body_hindi`)

/** Publishes posts, each id given once; those whose id exists already are left as they are. */
export async function insertPosts(tx: Transaction, posts: NewPost[]): Promise<void> {
	await lockIndex(tx, blogIndex)
	const { rows } = await tx.execute<{ position: string }>(sql`
		insert into blog_posts (${columns}, position)
		select ${columns}, ${nextPosition(blogPosts)}
		from jsonb_populate_recordset(null::blog_posts, ${JSON.stringify(posts.map(storedColumns))}) as given
		on conflict (id) do nothing
		returning position`)
	await addToIndex(tx, blogIndex, rows.map(entryOf))
}

const entryOf = ({ position }: { position: string }) => ({ position, terms: [everyPost] })

interface LivePost {
	post: NewPost
	isPublished: boolean
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
	/** Is the position in the index, a bigint as node-postgres gives it; it is null while it is not published. */
	position: string | null
}

type StoredPost = { [K in keyof NewPost]: NewPost[K] } & { updatedAt: string; position: string | null }

/** Finds also a post that was withdrawn. */
export async function findLivePost(db: Queryable, id: string): Promise<LivePost | null> {
	const { rows } = await db.execute<StoredPost>(sql`
		select id, published_on::text as "publishedOn",
			case when picture is not null then json_build_object('large', picture, 'small', picture_small) end as picture,
			json_build_object('heading', heading_english, 'description', description_english, 'tags', tags_english,
				'body', body_english) as english,
			case when heading_hindi is not null then
				json_build_object('heading', heading_hindi, 'description', description_hindi, 'tags', tags_hindi,
					'body', body_hindi) end as hindi,
			updated_at as "updatedAt", position
		from blog_posts
		where id = ${id}`)
	if (!rows[0]) return null
	const { updatedAt, position, ...post } = rows[0]
	return { post, isPublished: position !== null, updatedAt: new Date(updatedAt).toISOString(), position }
}

/** Publishes the post in place of the one that has its id, if any. */
export async function upsertPost(tx: Transaction, post: NewPost): Promise<void> {
	await lockIndex(tx, blogIndex)
	const before = await findLivePost(tx, post.id)
	if (!before) {
		await insertPosts(tx, [post])
		return
	}
	await leaveIndex(tx, before)
	const { rows } = await tx.execute<{ position: string }>(sql`
		update blog_posts as present
		set (${columns}, position, updated_at) =
			(select ${columns}, ${nextPosition(blogPosts)}, now()
			from jsonb_populate_record(null::blog_posts, ${JSON.stringify(storedColumns(post))}) as given)
		where id = ${post.id}
		returning position`)
	await addToIndex(tx, blogIndex, rows.map(entryOf))
}

/** Does nothing to a post that readers do not see. */
export async function withdrawPost(tx: Transaction, id: string): Promise<void> {
	await lockIndex(tx, blogIndex)
	const before = await findLivePost(tx, id)
	if (!before) return
	await leaveIndex(tx, before)
	await tx.execute(sql`update blog_posts set position = null where id = ${id}`)
}

/** Does nothing to a post that readers see. */
export async function reinstatePost(tx: Transaction, id: string): Promise<void> {
	await lockIndex(tx, blogIndex)
	const { rows } = await tx.execute<{ position: string }>(sql`
		update blog_posts
		set position = (select ${nextPosition(blogPosts)} from (select published_on from blog_posts where id = ${id}) as given)
		where id = ${id} and position is null
		returning position`)
	await addToIndex(tx, blogIndex, rows.map(entryOf))
}

async function leaveIndex(tx: Transaction, { position }: LivePost): Promise<void> {
	if (position !== null) await removeFromIndex(tx, blogIndex, [entryOf({ position })])
}
