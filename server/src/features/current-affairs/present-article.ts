import type { Article, ArticleCard, ArticleItem } from '@aravalli/shared/current-affairs/contract'
import type { Language } from '@aravalli/shared/language'
import type { ArticleRow, CardRow, ItemRow } from './tables.ts'

/** Says for whom an article is answered. */
export interface Reader {
	language: Language
	isSignedIn: boolean
}

/** The newest are open to everybody, all of them to whoever is signed in. */
export const isLocked = (row: Pick<CardRow, 'isOpen'>, { isSignedIn }: Reader) => !(isSignedIn || row.isOpen)

export function presentCard(row: CardRow, reader: Reader): ArticleCard {
	return {
		_id: row.id,
		title: row.title,
		titleHindi: row.titleHindi,
		teaser: row.teaser,
		teaserHindi: row.teaserHindi,
		category: row.category,
		date: row.publishedOn,
		imageUrl: row.picture,
		imageUrlSmall: row.pictureSmall,
		readTime: row.readMinutes,
		views: Number(row.views),
		tags: row.tags,
		tagsHindi: row.tagsHindi,
		isLocked: isLocked(row, reader),
		isFallback: reader.language === 'hindi' && row.titleHindi === null,
	}
}

/** A closed article has its teaser and nothing of its text. */
export function presentItem(row: CardRow & Partial<ItemRow>, reader: Reader): ArticleItem {
	const card = presentCard(row, reader)
	if (card.isLocked || row.body === undefined) return card
	return { ...card, description: row.body, descriptionHindi: row.bodyHindi ?? null }
}

export function presentArticle(row: ArticleRow, related: CardRow[], reader: Reader): Article {
	const item = presentItem(row, reader)
	return {
		...item,
		pointers: item.isLocked ? null : pointersOf(row),
		related: related.map((other) => presentCard(other, reader)),
		updatedAt: row.updatedAt,
	}
}

function pointersOf({ keyPoints, prelims, mains, keyPointsHindi, prelimsHindi, mainsHindi }: ArticleRow) {
	const isInHindi = keyPointsHindi !== null && prelimsHindi !== null && mainsHindi !== null
	return {
		english: { keyPoints, prelims, mains },
		hindi: isInHindi ? { keyPoints: keyPointsHindi, prelims: prelimsHindi, mains: mainsHindi } : null,
	}
}
