import { addDays } from '@aravalli/shared/current-affairs/date-range'
import { papers } from '@aravalli/shared/study-material/section'
import type { NewItem } from '../server/src/features/study-material/new-item.ts'
import { insertItems } from '../server/src/features/study-material/storing/tables.ts'
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
		await database.transaction((tx) => insertItems(tx, batch))
	}
	const connection = await database.openConnection()
	await connection.query('vacuum analyze')
	await connection.end()
}

function shortItem(number: number, publishedOn: string): NewItem {
	const section = sections[number % sections.length] ?? 'mind-map'
	const content =
		section === 'mind-map'
			? { nodes: [{ level: 1, label: 'Root' }] }
			: { body: `<p>Item ${number} says what the rule is.</p>` }
	const texts = (name: string) => ({
		heading: `${name} ${number}: groundwater and the district`,
		description: '<p>What the rule says, whom it binds, and what it means for Rajasthan.</p>',
		quiz: [{ question: 'Whom does it bind?', answer: 'The district.' }],
		content,
	})
	return {
		id: `item-${number}`,
		section,
		paper: papers[Math.floor(number / 2) % papers.length] ?? 'paper1',
		publishedOn,
		picture: null,
		english: texts('Item'),
		hindi: texts('सामग्री'),
	}
}
