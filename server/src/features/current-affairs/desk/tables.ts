import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { ArticleTexts, NewArticle } from '../new-article.ts'

interface LiveArticle {
	article: NewArticle
	isPublished: boolean
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

type StoredArticle = {
	[K in keyof Omit<NewArticle, 'picture' | 'english' | 'hindi'>]: NewArticle[K]
} & {
	picture: string | null
	pictureSmall: string | null
	english: ArticleTexts
	hindi: ArticleTexts | null
	isPublished: boolean
	updatedAt: string
}

const textsIn = (language: 'english' | 'hindi') =>
	sql.raw(`json_build_object('title', title_${language}, 'teaser', teaser_${language}, 'body', body_${language},
		'keyPoints', key_points_${language}, 'prelims', prelims_${language}, 'mains', mains_${language}, 'tags', tags_${language})`)

/** Finds also an article that was withdrawn. */
export async function findLiveArticle(db: Queryable, id: string): Promise<LiveArticle | null> {
	const { rows } = await db.execute<StoredArticle>(sql`
		select id, category, published_on::text as "publishedOn", picture, picture_small as "pictureSmall",
			${textsIn('english')} as english, case when title_hindi is not null then ${textsIn('hindi')} end as hindi,
			is_published as "isPublished", updated_at as "updatedAt"
		from current_affairs_articles
		where id = ${id}`)
	if (!rows[0]) return null
	const { picture: large, pictureSmall: small, isPublished, updatedAt, ...same } = rows[0]
	const picture = large !== null && small !== null ? { large, small } : null
	return { article: { ...same, picture }, isPublished, updatedAt: new Date(updatedAt).toISOString() }
}
