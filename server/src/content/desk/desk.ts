import type { ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Database, Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { ServerKind } from '../server-kind.ts'

export interface ContentUse {
	kind: string
	id: string
	/** What was published last stays the same while it is withdrawn or deleted. */
	usedIn: 'copy' | 'published'
	content: object
}

/** Gives the operations on one kind of content what they work with. */
export interface Desk {
	database: Database
	own: ServerKind
	now: () => Date
	/** Names people by their ids; whoever has left is left out. */
	findNames: (db: Queryable, userIds: string[]) => Promise<Map<string, string>>
	/** Gives the sentence of a refusal. */
	sentenceOf: (code: ErrorCode, language: Language) => string
	/**
	 * Is called in the transaction in which a working copy is stored, or what readers see: with what it is then. Whoever keeps something that
	 * content uses learns so what does.
	 */
	noteUses: (tx: Transaction, use: ContentUse) => Promise<void>
	/** Is called after what readers see has changed. */
	onPublished: () => void
}

export type DeskServices = Omit<Desk, 'own'>
