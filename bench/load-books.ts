import { bookClasses, bookSubjects, bookTypes } from '@aravalli/shared/resources/resource'
import { insertItems } from '../server/src/content/storing/tables.ts'
import { serverBooks } from '../server/src/features/resources/resource-kinds.ts'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { loadInBatches } from './load-in-batches.ts'

/** Fills an empty, migrated database with books of all types, classes and subjects. */
export const loadBooks = (database: Database, count: number): Promise<void> =>
	loadInBatches(
		database,
		Array.from({ length: count }, (_, number) => book(number)),
		async (tx, batch) => void (await insertItems(tx, serverBooks, batch)),
	)

const pick = <T>(values: readonly T[], number: number) => values[number % values.length] as T

/** Each type has all classes and subjects. */
function book(number: number) {
	const ofType = Math.floor(number / bookTypes.length)
	const texts = (title: string) => ({
		title,
		subtitle: 'What the district has of it.',
		author: 'Our editors',
		file: '',
	})
	return {
		id: `book-${number}`,
		common: {
			type: pick(bookTypes, number),
			class: pick(bookClasses, ofType),
			subject: pick(bookSubjects, Math.floor(ofType / 3)),
			isFeatured: ofType % 10 === 0,
			position: 1 + (ofType % 9_999),
			picture: null,
			topics: [],
		},
		english: texts(`Book ${number}: groundwater and forts`),
		hindi: texts(`पुस्तक ${number}: भूजल और दुर्ग`),
	}
}
