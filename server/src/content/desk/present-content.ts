import type { LanguageState } from '@aravalli/shared/content/content'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { ContentType } from './content-type.ts'
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

export interface PresentedItem<Data> extends PresentedState {
	content: Data
}

export interface PresentedRow<Facts> extends PresentedState {
	title: Bilingual
	facts: Facts
}

interface Reader {
	viewerId: string
	/** Names those who saved what is presented, by id. */
	names: Map<string, string>
}

/** Picks what is told of an item, whether it has a row of its own or only the one of its feature. */
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

/** The data of a row is of the row's type: nothing else was ever stored in it. */
const dataOf = <Data extends object>(row: PresentableRow) => row.data as Data

export function presentItem<Data extends object>(
	type: ContentType<Data>,
	row: PresentableRow,
	reader: Reader,
): PresentedItem<Data> {
	return { ...presentState(type, row, reader), content: dataOf<Data>(row) }
}

export function presentRow<Data extends object, Facts extends object>(
	type: ContentType<Data, Facts>,
	row: PresentableRow,
	reader: Reader,
): PresentedRow<Facts> {
	const data = dataOf<Data>(row)
	return { ...presentState(type, row, reader), title: type.title(data), facts: type.facts(data) }
}

function presentState<Data extends object>(
	type: ContentType<Data>,
	row: PresentableRow,
	{ viewerId, names }: Reader,
): PresentedState {
	const { id, status, version, updatedBy, updatedAt } = row
	const languages = type.languages(dataOf<Data>(row))
	const isPublished = row.isPublished && status !== 'deleted'
	return {
		id,
		status,
		version,
		publishedVersion: isPublished ? row.publishedVersion : null,
		languages,
		isHindiOlder: languages.hindi !== 'missing' && row.hindiVersion < row.englishVersion,
		isPublished,
		publishAt: row.publishAt?.toISOString() ?? null,
		scheduleMissedAt: row.scheduleMissedAt?.toISOString() ?? null,
		updatedAt: updatedAt.toISOString(),
		updatedByName: names.get(updatedBy ?? '') ?? null,
		isUpdatedByCaller: updatedBy === viewerId,
	}
}
