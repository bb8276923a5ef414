import { cleanCopy } from '@aravalli/shared/content/clean-copy'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { AppError } from '@aravalli/shared/errors'
import { richCleaners } from '../clean-item.ts'
import type { Change } from './change-content.ts'
import type { Desk } from './desk.ts'
import { getContent } from './get-content.ts'
import { findVersion, listVersions } from './versions/tables.ts'

export interface PresentedVersion {
	version: number
	/** It is written as ISO 8601, in UTC. */
	savedAt: string
	/** It is null where it came with the product, or the account was closed. */
	savedByName: string | null
	/** Is when readers began to see it; null: never. */
	publishedAt: string | null
}

/** Lists what an item was, the newest first. @throws AppError `content.not-found` */
export async function listContentVersions(desk: Desk, change: Change): Promise<PresentedVersion[]> {
	const { database, own, findNames } = desk
	await getContent(desk, change)
	const rows = await listVersions(database.db, { type: own.kind.name, id: change.id })
	const names = await findNames(database.db, [...new Set(rows.flatMap(({ savedBy }) => savedBy ?? []))])
	return rows.map(({ version, savedAt, savedBy, publishedAt }) => ({
		version,
		savedAt: savedAt.toISOString(),
		savedByName: names.get(savedBy ?? '') ?? null,
		publishedAt: publishedAt?.toISOString() ?? null,
	}))
}

/** @throws AppError `content.not-found`, also for a version that was not kept */
export async function getContentVersion(
	{ database, own: { kind } }: Desk,
	{ id, version }: Change & { version: number },
): Promise<{ version: number; content: AnyCopy }> {
	const row = await findVersion(database.db, { type: kind.name, id }, version)
	if (!row) throw new AppError('content.not-found')
	return { version, content: cleanCopy(kind, row.data, richCleaners) }
}
