import type { Post, PostCard } from '@aravalli/shared/blogs/contract'
import type { PostDetails, PostRow } from './tables.ts'

export function presentCard(row: PostRow): PostCard {
	return {
		_id: row.id,
		img: row.picture,
		imgSmall: row.pictureSmall,
		heading: row.heading,
		description: row.description,
		createdAt: new Date(`${row.publishedOn}T00:00:00+05:30`).toISOString(),
		publicationDate: row.publishedOn,
		readTime: row.readMinutes,
		tags: row.tags,
		isFallback: row.isFallback,
	}
}

export function presentPost(row: PostDetails): Post {
	return { ...presentCard(row), body: row.body, updatedAt: row.updatedAt }
}
