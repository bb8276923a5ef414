import type { Post, PostCard } from '@aravalli/shared/blogs/contract'
import type { postKind } from '@aravalli/shared/blogs/kind'
import type { Item } from '../../content/items.ts'
import { minutesOf } from '../../content/reading-time.ts'

type PostItem = Item<typeof postKind>

export function presentCard(post: PostItem): PostCard {
	const { publishedOn, picture } = post.common
	return {
		_id: post.id,
		img: picture?.large ?? null,
		imgSmall: picture?.small ?? null,
		...post.card,
		createdAt: new Date(`${publishedOn}T00:00:00+05:30`).toISOString(),
		publicationDate: publishedOn,
		readTime: minutesOf(post),
		isFallback: post.isFallback,
	}
}

export function presentPost(post: PostItem): Post {
	return {
		...presentCard(post),
		imageSource: post.common.pictureSource,
		body: post.texts.body,
		updatedAt: post.updatedAt,
	}
}
