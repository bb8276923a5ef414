import type { ContentProblem, LanguageState } from '@aravalli/shared/content/content'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

/** Shows editors what is in a feature's own table. */
export interface LiveItem<Data extends object> {
	data: Data
	/** It is true where readers see it. */
	isPublished: boolean
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

export interface PublishedQuery {
	/** Is a facet with its value, as 'paper:PAPER_1'. */
	filter?: string | undefined
	search: string
	/** Leaves out what has its Hindi. */
	needs?: 'hindi' | undefined
	limit: number
	offset: number
}

/**
 * Describes a type of content that editors work on. The feature that owns it supplies this; drafts, versions,
 * conflicts, deletion and lists are the same for every type (docs/adr/0022-working-copies.md).
 *
 * The feature's own table stays strict and is all that readers are answered from: what takes a transaction here writes
 * it.
 */
export interface ContentType<Data extends object = object, Facts extends object = object> {
	/** Stands for the `{type}` of `/api/admin/{type}`. */
	readonly name: string
	/** Gives the data as it is stored; cleaning what is clean changes nothing. */
	clean(data: Data): Data
	/** Names the text that is the title. */
	readonly titleField: string
	/** The title is empty in a language in which it has none yet. */
	title(data: Data): Bilingual
	/** Picks what the dense list shows beside the title. */
	facts(data: Data): Facts
	languages(data: Data): Record<Language, LanguageState>
	/**
	 * Lists what keeps it from being published, in the order of the fields.
	 *
	 * @param today 'YYYY-MM-DD' in India
	 */
	problems(data: Data, today: string): ContentProblem[]
	/** Makes a slug that is not taken; it stays what it is when the title changes. */
	newId(data: Data): string
	/** Returns null also for ids that no item can have. */
	load(db: Queryable, id: string): Promise<LiveItem<Data> | null>
	countPublished?(db: Queryable): Promise<number>
	/** Lists what readers see, as their own lists go. */
	listPublished?(
		db: Queryable,
		wanted: PublishedQuery,
	): Promise<{ items: (LiveItem<Data> & { id: string })[]; total: number }>
	/** Shows `data`, which has no problems, to readers in place of what they saw. */
	publish(tx: Transaction, id: string, data: Data): Promise<void>
	/** Takes the item from the readers; what was published last is kept. */
	withdraw(tx: Transaction, id: string): Promise<void>
	/** Shows again what was withdrawn, as it was. */
	reinstate(tx: Transaction, id: string): Promise<void>
}
