import type { Bilingual } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'

/** Is what an item is called, and whether readers see some version of it. */
export interface DescribedItem {
	kind: string
	id: string
	title: Bilingual
	isPublished: boolean
}

export interface MediaServices {
	database: Database
	files: Files
	/** Names people by their ids; whoever has left is left out. */
	findNames: (db: Queryable, userIds: string[]) => Promise<Map<string, string>>
	/** Describes items of any kind; what is not there is left out. */
	describeItems: (db: Queryable, items: { kind: string; id: string }[]) => Promise<DescribedItem[]>
}
