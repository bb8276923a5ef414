import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { addDays } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { cleanItem } from '../server/src/content/clean-item.ts'
import { insertItems } from '../server/src/content/storing/tables.ts'
import { articleFile } from '../server/src/features/current-affairs/article-file.ts'
import { serverArticles } from '../server/src/features/current-affairs/server-kind.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { randomNumbers } from '../server/src/testing/photographs/random-numbers.ts'
import { at, pickWords } from './generated-texts.ts'
import { readContent } from './read-content.ts'

const batchSize = 50
const newestDay = '2026-11-20'
const mostDays = 3650
const sentencesOfBody = 25

/** Fills an empty, migrated database with articles as long as those of the demo: of their sentences, and of words of their own. */
export async function loadSearchedItems(database: Database, count: number): Promise<void> {
	const files = (await readContent('current-affairs', articleFile)).map(([, file]) => file)
	const sentences = (language: Language) =>
		files.flatMap((file) => file[language].body.flatMap((part) => part.replace(/<[^>]+>/g, ' ').split(/(?<=[.।])\s/)))
	const pool = { english: sentences('english'), hindi: sentences('hindi') }
	const random = randomNumbers(1)
	const some = <T>(list: readonly T[], most: number) =>
		Array.from({ length: most }, () => at(list, Math.floor(random() * list.length)))
	const articleOf = (number: number) => {
		const file = at(files, number)
		const words = pickWords(20, number % 400, random)
		const textsIn = (language: Language) => {
			const own = words.map((pair) => pair[language === 'english' ? 0 : 1])
			return {
				title: `${own.slice(0, 3).join(', ')}: ${file[language].title}`,
				teaser: `${own.slice(3, 8).join(', ')}. ${some(pool[language], 1).join(' ')}`.slice(0, 400),
				body: `<p>${[own.join(' '), ...some(pool[language], sentencesOfBody)].join(' ')}</p>`,
				keyPoints: some(pool[language], 3),
				prelims: own.join(', '),
				mains: some(pool[language], 1).join(' '),
				sources: [],
				tags: file.tags[language],
			}
		}
		return cleanItem(serverArticles.kind, `article-${number}`, {
			category: at(articleCategories, number),
			publishedOn: addDays(newestDay, -Math.floor((number * mostDays) / count)),
			picture: null,
			pictureSource: '',
			topics: [],
			english: textsIn('english'),
			hindi: textsIn('hindi'),
		})
	}
	for (let start = 0; start < count; start += batchSize) {
		const batch = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => articleOf(start + index))
		await database.transaction((tx) => insertItems(tx, serverArticles, batch))
	}
	const connection = await database.openConnection()
	await connection.query('vacuum analyze')
	await connection.end()
}
