import type { ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import type { ContentType } from './content-type.ts'

/** Gives the operations on one type of content what they work with. */
export interface Desk<Data extends object = object, Facts extends object = object> {
	database: Database
	type: ContentType<Data, Facts>
	now: () => Date
	/** Names people by their ids; whoever has left is left out. */
	findNames: (db: Queryable, userIds: string[]) => Promise<Map<string, string>>
	/** Gives the sentence of a refusal. */
	sentenceOf: (code: ErrorCode, language: Language) => string
	/** Is called after what readers see has changed. */
	onPublished: () => void
}

export type DeskServices = Omit<Desk, 'type'>
