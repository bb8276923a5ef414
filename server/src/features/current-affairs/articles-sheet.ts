import { brand } from '@aravalli/shared/brand'
import { type articleKind, categoryNames } from '@aravalli/shared/current-affairs/kind'
import { formatDay } from '@aravalli/shared/format-day'
import { type Language, languageTags } from '@aravalli/shared/language'
import type { Item } from '../../content/items.ts'
import { minutesOf } from '../../content/reading-time.ts'
import { richTextBlocks, withWholeLinks } from '../../platform/rich-text/rich-text-blocks.ts'
import { articleWords } from './article-words.ts'

export interface SheetSettings {
	language: Language
	/** Is the public origin, without a trailing slash. */
	origin: string
	/** Readers find the articles there under this path. */
	path: string
	/** A month's articles have a cover with their contents; null for one article. */
	cover: {
		/** Is the month as it is read: 'October 2026'. */
		month: string
		/** Is the last of its days, written as 'YYYY-MM-DD'. */
		lastDay: string
	} | null
}

export type SheetArticle = ReturnType<typeof sheetArticle>

/** Gives `articles.typ` what it shows. */
export function articlesSheet(articles: SheetArticle[], { language, origin, path, cover }: SheetSettings) {
	const m = articleWords[language]
	const [first] = articles
	const title = cover ? `${m.section}: ${cover.month}` : (first?.title ?? m.section)
	const [year, month, day] = (cover?.lastDay ?? first?.day ?? '').split('-').map(Number)
	return {
		language: languageTags[language],
		brand: brand.name[language],
		section: m.section,
		title: `${title} – ${brand.name[language]}`,
		keywords: cover ? [] : (first?.tags ?? []),
		date: { year, month, day },
		page: m.page,
		address: `${origin}${path}`,
		keyPoints: m.keyPoints,
		prelims: m.prelims,
		mains: m.mains,
		sources: m.sources,
		contents: m.contents,
		cover: cover && { kind: m.compilation, month: cover.month, count: m.articles(articles.length) },
		articles,
	}
}

/** @param origin for the links of its text: on paper, and in a file on a phone, a path of this site leads nowhere */
export function sheetArticle(article: Item<typeof articleKind>, language: Language, origin: string) {
	const m = articleWords[language]
	const { common, isFallback } = article
	const { body, ...texts } = article.texts
	return {
		...texts,
		day: common.publishedOn,
		language: languageTags[isFallback ? 'english' : language],
		category: categoryNames[common.category][language],
		facts: `${formatDay(common.publishedOn, language)} · ${m.minutes(minutesOf(article))}`,
		notice: isFallback ? m.fallback : null,
		body: withWholeLinks(richTextBlocks(body), origin),
	}
}
