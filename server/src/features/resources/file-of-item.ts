import type { Kind } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { DownloadKind } from '@aravalli/shared/resources/resource'
import { findItems, type Item } from '../../content/items.ts'
import type { ListOptions } from '../../content/reading/tables.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { type ContentFile, contentFileId, findContentFiles } from '../content-files/public.ts'
import { downloadCounter, type kindsOfDownloads } from './resource-kinds.ts'

type DownloadedKind = (typeof kindsOfDownloads)[DownloadKind]

/** Is how lists of files are read: both languages, because a file may be there in one alone. */
export const withFiles = (kind: DownloadKind, language: Language) =>
	({
		language,
		hasTranslations: true,
		counters: { downloads: downloadCounter(kind) },
	}) as const satisfies Partial<ListOptions>

/** Is an item of a kind with files, read with both languages. */
type WithFile = Pick<Item<Kind>, 'card'> & {
	translations: { english: { file: string }; hindi: { file: string } | null }
}

export interface ChosenFile {
	/** Is where it lies, for editors; '' where there is none. */
	address: string
	/** It is in English although Hindi was asked for. */
	isFallback: boolean
}

/** Chooses the file in the reader's language; without one it is the English one. */
export function fileOf({ translations: { english, hindi } }: WithFile, language: Language): ChosenFile {
	if (language === 'hindi' && hindi?.file) return { address: hindi.file, isFallback: false }
	return { address: english.file, isFallback: language === 'hindi' }
}

/** Says under which name a file is saved: the words of its title. */
export const pdfNameOf = (title: string): string =>
	`${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'aravalli'}.pdf`

/** Gives the size and the pages of the chosen files of a list, by their addresses. */
export async function findFacts(
	db: Queryable,
	items: readonly WithFile[],
	language: Language,
): Promise<(item: WithFile) => { fileSize: number; totalPages: number | null }> {
	const ids = items.flatMap((item) => contentFileId(fileOf(item, language).address) ?? [])
	const found = await findContentFiles(db, ids)
	return (item) => {
		const file = found.get(contentFileId(fileOf(item, language).address) ?? '')
		return { fileSize: file?.sizeBytes ?? 0, totalPages: file?.pages ?? null }
	}
}

/** Finds the document of an item; null where an editor has named none that is here. */
export async function findDocument(db: Queryable, item: WithFile, language: Language): Promise<ContentFile | null> {
	const id = contentFileId(fileOf(item, language).address)
	return id === null ? null : ((await findContentFiles(db, [id])).get(id) ?? null)
}

/** Finds one published item with its file; null where there is none. */
export async function findWithFile<K extends DownloadedKind>(
	db: Queryable,
	kind: K,
	id: string,
	language: Language,
): Promise<Item<K> | null> {
	const [item] = await findItems(db, kind, [id], withFiles(kind.name as DownloadKind, language))
	return item ?? null
}
