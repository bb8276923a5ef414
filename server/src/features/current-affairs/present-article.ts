import type { Article, ArticleCard, ArticleItem } from '@aravalli/shared/current-affairs/contract'
import type { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { Item } from '../../content/items.ts'
import { minutesOf } from '../../content/reading-time.ts'

/** Says for whom articles are answered. */
export interface Reader {
	isSignedIn: boolean
	/** Names the newest, which are open to everybody. */
	openIds: ReadonlySet<string>
}

/** Is read in both languages. */
type StoredArticle = Item<typeof articleKind>

/** The newest are open to everybody, all of them to whoever is signed in. */
export const isLocked = ({ id }: { id: string }, { isSignedIn, openIds }: Reader) => !(isSignedIn || openIds.has(id))

export function presentCard(article: StoredArticle, reader: Reader): ArticleCard {
	const { id, common, isFallback, counts, translations } = article
	const { english, hindi } = translations
	return {
		_id: id,
		title: english.title,
		titleHindi: hindi?.title ?? null,
		teaser: english.teaser,
		teaserHindi: hindi?.teaser ?? null,
		category: common.category,
		date: common.publishedOn,
		imageUrl: common.picture?.large ?? null,
		imageUrlSmall: common.picture?.small ?? null,
		readTime: minutesOf(article),
		views: counts.views ?? 0,
		tags: english.tags,
		tagsHindi: hindi?.tags ?? null,
		isLocked: isLocked(article, reader),
		isFallback,
	}
}

/** A closed article has its teaser and nothing of its text. */
export function presentItem(article: StoredArticle, reader: Reader): ArticleItem {
	const card = presentCard(article, reader)
	if (card.isLocked) return card
	const { english, hindi } = article.translations
	return { ...card, description: english.body, descriptionHindi: hindi?.body ?? null }
}

export function presentArticle(article: StoredArticle, reader: Reader): Article {
	const item = presentItem(article, reader)
	return {
		...item,
		imageSource: article.common.pictureSource,
		pointers: item.isLocked ? null : pointersOf(article),
		updatedAt: article.updatedAt,
	}
}

type Texts = StoredArticle['translations']['english']

function pointersOf({ translations: { english, hindi } }: StoredArticle) {
	const pointersIn = ({ keyPoints, prelims, mains, sources }: Texts) => ({ keyPoints, prelims, mains, sources })
	return { english: pointersIn(english), hindi: hindi && pointersIn(hindi) }
}
