import { articleCategories } from '@aravalli/shared/current-affairs/article'
import type { ArticleContent } from '@aravalli/shared/current-affairs/kind'
import { addDays } from '@aravalli/shared/india-time'
import { cleanItem } from '../server/src/content/clean-item.ts'
import { insertItems } from '../server/src/content/storing/tables.ts'
import { articleFile, toArticle } from '../server/src/features/current-affairs/article-file.ts'
import { serverArticles } from '../server/src/features/current-affairs/server-kind.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { readContent } from './read-content.ts'

const batchSize = 1000
const newestDay = '2026-11-20'
/** A list of this length would have been written in as many days, up to ten years. */
const mostDays = 3650

/** Fills an empty, migrated database with short articles of all categories, and leaves it tidied up. */
export async function loadArticles(database: Database, count: number): Promise<void> {
	const days = Math.min(mostDays, count)
	for (let start = 0; start < count; start += batchSize) {
		const batch = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => {
			const number = start + index
			const article = shortArticle(number, addDays(newestDay, -Math.floor((number * days) / count)))
			return cleanItem(serverArticles.kind, `article-${number}`, article)
		})
		await database.transaction((tx) => insertItems(tx, serverArticles, batch))
	}
	const connection = await database.openConnection()
	await connection.query('vacuum analyze')
	await connection.end()
}

function shortArticle(number: number, publishedOn: string): ArticleContent {
	const texts = (name: string) => ({
		title: `${name} ${number}: groundwater, governance and the district`,
		teaser: 'What the rule says, whom it binds, and what it means for Rajasthan.',
		body: `<p>${name} ${number} says what the rule is.</p>`,
		keyPoints: ['A point'],
		prelims: 'A pointer.',
		mains: 'A question.',
		sources: [],
		tags: [`Tag ${number % 40}`, `Tag ${number % 7}`],
	})
	return {
		category: articleCategories[number % articleCategories.length] ?? 'politics',
		publishedOn,
		picture: null,
		pictureSource: '',
		topics: [],
		english: texts('Article'),
		hindi: texts('लेख'),
	}
}

/** Loads so many articles of the demo into one month, each with a title of its own. */
export async function loadMonth(database: Database, count: number, month: string): Promise<void> {
	const files = await readContent('current-affairs', articleFile)
	const articles = Array.from({ length: count }, (_, number) => {
		const [id = '', file] = files[number % files.length] ?? []
		if (!file) throw new Error('The demo has no articles.')
		const article = toArticle(file)
		const copy = Math.floor(number / files.length)
		const named = <T extends { title: string }>(texts: T) => ({
			...texts,
			title: copy ? `${texts.title} ${copy}` : texts.title,
		})
		return cleanItem(serverArticles.kind, `${id}-${copy}`, {
			...article,
			publishedOn: `${month}-${String((number % 28) + 1).padStart(2, '0')}`,
			english: named(article.english),
			hindi: article.hindi && named(article.hindi),
		})
	})
	await database.transaction((tx) => insertItems(tx, serverArticles, articles))
}
