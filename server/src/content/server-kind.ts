import type { ContentProblem } from '@aravalli/shared/content/content'
import type { StructureSchemas } from '@aravalli/shared/content/copy-contract'
import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { Queryable, Transaction } from '../platform/database/open-database.ts'
import type { WordDocument } from '../platform/spreadsheets/word-document.ts'

/** Is what readers see of an item of any kind, all texts cleaned. */
export interface PublishedItem {
	id: string
	common: Record<string, unknown>
	english: Record<string, unknown>
	/** It is null where only English exists. */
	hindi: Record<string, unknown> | null
}

/** Is an entry that was read from a document: its cells by the names of their columns. */
export interface DocumentEntry {
	number: number
	cells: Readonly<Record<string, string>>
	/** Are texts that were typed in a legacy font, as they were typed. */
	typed: Readonly<Record<string, string>>
	/** Say what could not be read. */
	faults: readonly { column: string; code: string; limit?: number }[]
}

/** Is what an import of a kind asks and can beyond what its declaration says. */
export interface ImportRules {
	/** List what cannot even be a draft when it comes from a file. */
	refusals?: (copy: AnyCopy) => ContentProblem[]
	/** Two entries with the same title are hardly meant. */
	hasOneTitle?: true
	/** Reads its Word form. @param today 'YYYY-MM-DD' in India */
	readDocument?: (document: WordDocument, today: string) => DocumentEntry[]
	/** Writes its Word form with a sample. */
	writeExample?: () => AsyncIterable<Buffer>
}

/** Is what the server does for a kind beyond what its declaration says; each part is left out where there is nothing. */
export interface ServerKind<K extends Kind = Kind> {
	kind: K
	/** Describe its structures, by the names of their fields. */
	structures?: StructureSchemas
	/** Gives what is stored with the common values because it is costly to compute, such as the minutes of reading. */
	derive?: (item: PublishedItem) => Record<string, unknown>
	/** Gives terms of its own for the index; none may have the form of a facet, a day or a word. */
	terms?: (item: PublishedItem) => string[]
	imports?: ImportRules
	/** Names those of its own terms that are counted as facets are: `topic` names all of the form `topic:…`. */
	facets?: readonly string[]
	/** Are addresses of its lists that search engines are to find, beside those of its items. */
	listPaths?: readonly string[]
	/** Tells which of its published items this reader may not open yet; a search shows their titles alone. */
	lockedIds?: (db: Queryable, ids: string[], reader: { isSignedIn: boolean }) => Promise<ReadonlySet<string>>
	/**
	 * Is called in the transaction in which readers begin to see other items than before, with those that come and go: the table has
	 * them as they are to be.
	 */
	onChange?: (tx: Transaction, items: { id: string; listedOn: string }[]) => Promise<void>
}
