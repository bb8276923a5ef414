import type { Database } from '../../platform/database/open-database.ts'
import type { ContentType } from './content-type.ts'

/** What the operations on one type of content work with. */
export interface Desk<Data extends object = object, Facts extends object = object> {
	database: Database
	type: ContentType<Data, Facts>
	now: () => Date
	/** Told after what readers see has changed. */
	onPublished: () => void
}
