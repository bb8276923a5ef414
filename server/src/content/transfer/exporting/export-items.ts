import type { Readable } from 'node:stream'
import { brand } from '@aravalli/shared/brand'
import type { Kind } from '@aravalli/shared/content/kind'
import { sampleCopy } from '@aravalli/shared/content/transfer-sample'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type ExportedList, readItems } from './read-items.ts'
import { type ExportFormat, writeItems } from './write-items.ts'

export interface ExportRequest extends ExportedList {
	format: ExportFormat
	isTemplate: boolean
}

export interface ExportedFile {
	content: Readable
	mediaType: string
	/** Is a name such as `aravalli-blogs-draft-2026-11-14.csv`. */
	fileName: string
}

const mediaTypes: Record<ExportFormat, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Writes all entries of a list into a file, or the sample that editors begin with. @throws AppError `export.too-many` */
export async function exportItems(
	db: Queryable,
	kind: Kind,
	{ format, isTemplate, ...list }: ExportRequest,
	now: Date,
): Promise<ExportedFile> {
	const today = indiaDay(now)
	const sample = { id: '', version: null, copy: sampleCopy(kind, today) }
	const listName = isTemplate ? 'template' : `${list.status}-${today}`
	return {
		content: await writeItems(kind, format, () => (isTemplate ? [sample] : readItems(db, kind, list))),
		mediaType: mediaTypes[format],
		fileName: `${brand.name.english.toLowerCase()}-${kind.name}-${listName}.${format}`,
	}
}
