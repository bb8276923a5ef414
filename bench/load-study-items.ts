import { addDays } from '@aravalli/shared/india-time'
import { papers } from '@aravalli/shared/study-material/section'
import { insertItems } from '../server/src/content/storing/tables.ts'
import { serverSections } from '../server/src/features/study-material/section-kinds.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'

const batchSize = 1000
const newestDay = '2026-11-20'
/** Items of this number would have been written in as many days, up to ten years. */
const mostDays = 3650
const sections = ['to-the-point', 'mind-map'] as const

/** Fills an empty, migrated database with items of two sections and all papers, and leaves it tidied up. */
export async function loadStudyItems(database: Database, count: number): Promise<void> {
	const days = Math.min(mostDays, count)
	for (let start = 0; start < count; start += batchSize) {
		const batch = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => {
			const number = start + index
			return shortItem(number, addDays(newestDay, -Math.floor((number * days) / count)))
		})
		for (const section of sections) {
			const items = batch.flatMap((own) => (own.section === section ? [own.item] : []))
			await database.transaction((tx) => insertItems(tx, serverSections[section], items))
		}
	}
	const connection = await database.openConnection()
	await connection.query('vacuum analyze')
	await connection.end()
}

type Texts = Record<string, unknown>

function shortItem(number: number, publishedOn: string) {
	const section = sections[number % sections.length] ?? 'mind-map'
	const content =
		section === 'mind-map'
			? { nodes: [{ level: 1, label: 'Root' }] }
			: { body: `<p>Item ${number} says what the rule is.</p>` }
	const textsOf = (name: string): Texts => ({
		heading: `${name} ${number}: groundwater and the district`,
		description: '<p>What the rule says, whom it binds, and what it means for Rajasthan.</p>',
		quiz: [{ question: 'Whom does it bind?', answer: 'The district.' }],
		...content,
	})
	const paper = papers[Math.floor(number / 2) % papers.length] ?? 'paper1'
	const common = { paper, publishedOn, picture: null }
	return { section, item: { id: `item-${number}`, common, english: textsOf('Item'), hindi: textsOf('सामग्री') } }
}
