import type { Language } from '@aravalli/shared/language'
import type { ArticleTexts } from './new-article.ts'
import type { ArticleRow } from './tables.ts'

/** Picks an article's texts in one language, or in English where that is all there is. */
export function textsIn(row: ArticleRow, language: Language): ArticleTexts & { isFallback: boolean } {
	const hindi = language === 'hindi' ? hindiTexts(row) : null
	if (hindi) return { ...hindi, isFallback: false }
	const { title, teaser, body, keyPoints, prelims, mains, tags } = row
	return { title, teaser, body, keyPoints, prelims, mains, tags, isFallback: language === 'hindi' }
}

/** Returns null where there are none: the table has all of them or none. */
function hindiTexts(row: ArticleRow): ArticleTexts | null {
	if (row.titleHindi === null) return null
	return {
		title: row.titleHindi,
		teaser: row.teaserHindi ?? '',
		body: row.bodyHindi ?? '',
		keyPoints: row.keyPointsHindi ?? [],
		prelims: row.prelimsHindi ?? '',
		mains: row.mainsHindi ?? '',
		tags: row.tagsHindi ?? [],
	}
}
