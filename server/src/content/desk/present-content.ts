import type { LanguageState } from '@aravalli/shared/content/content'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { languageStates } from '@aravalli/shared/content/language-state'
import { titleOf } from '@aravalli/shared/content/title-of'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { isHindiOlder } from './is-hindi-older.ts'
import type { ContentRow } from './tables.ts'

interface PresentedState {
	id: string
	status: ContentRow['status']
	version: number
	publishedVersion: number | null
	languages: Record<Language, LanguageState>
	/** The English texts were changed after the Hindi ones. */
	isHindiOlder: boolean
	/** Readers see some version of it. */
	isPublished: boolean
	/** Is when it is going to be published; both are written as ISO 8601, in UTC. */
	publishAt: string | null
	/** Is when it should have been published and was not complete. */
	scheduleMissedAt: string | null
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
	updatedByName: string | null
	isUpdatedByCaller: boolean
}

export interface PresentedItem extends PresentedState {
	content: AnyCopy
}

export interface PresentedRow extends PresentedState {
	title: Bilingual
	facts: Record<string, unknown>
}

interface Reader {
	viewerId: string
	/** Names those who saved what is presented, by id. */
	names: Map<string, string>
}

/** Picks what is told of an item, whether it has a row of its own or only the published one. */
export type PresentableRow = Pick<
	ContentRow,
	| 'id'
	| 'data'
	| 'status'
	| 'version'
	| 'publishedVersion'
	| 'isPublished'
	| 'englishVersion'
	| 'hindiVersion'
	| 'publishAt'
	| 'scheduleMissedAt'
	| 'updatedBy'
	| 'updatedAt'
>

export function presentItem(kind: Kind, row: PresentableRow, reader: Reader): PresentedItem {
	return { ...presentState(kind, row, reader), content: row.data }
}

export function presentRow(kind: Kind, row: PresentableRow, reader: Reader): PresentedRow {
	const { english, hindi } = row.data
	const title = { english: titleOf(kind, english), hindi: titleOf(kind, hindi) }
	return { ...presentState(kind, row, reader), title, facts: factsOf(kind, row.data) }
}

/** Picks what the dense list shows beside the title. */
function factsOf({ common }: Kind, copy: AnyCopy): Record<string, unknown> {
	return Object.fromEntries(entriesOf(common).flatMap(([name, { isFact }]) => (isFact ? [[name, copy[name]]] : [])))
}

function presentState(kind: Kind, row: PresentableRow, { viewerId, names }: Reader): PresentedState {
	const { id, status, version, updatedBy, updatedAt } = row
	const isPublished = row.isPublished && status !== 'deleted'
	return {
		id,
		status,
		version,
		publishedVersion: isPublished ? row.publishedVersion : null,
		languages: languageStates(kind, row.data),
		isHindiOlder: isHindiOlder(kind, row),
		isPublished,
		publishAt: row.publishAt?.toISOString() ?? null,
		scheduleMissedAt: row.scheduleMissedAt?.toISOString() ?? null,
		updatedAt: updatedAt.toISOString(),
		updatedByName: names.get(updatedBy ?? '') ?? null,
		isUpdatedByCaller: updatedBy === viewerId,
	}
}
