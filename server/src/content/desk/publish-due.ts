import { indiaDay } from '@aravalli/shared/india-time'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { ServerKind } from '../server-kind.ts'
import type { Desk, DeskServices } from './desk.ts'
import { showNewestVersion } from './publish-content.ts'
import { publishingProblems } from './refuse-incomplete.ts'
import { type ItemKey, listDue, lockContentRow, noteMissedSchedule } from './tables.ts'

export const publishDueJob = defineJob<Record<string, never>>('content.publish-due')

/** Whatever is due is published within so many minutes. */
export const PUBLISH_EVERY_MINUTES = 1

const AT_ONCE = 200

/** Publishes what is due, each by itself: one that fails keeps no other back. Something that is not complete any more stays as it is. */
export async function publishDue(services: DeskServices, kinds: readonly ServerKind[]): Promise<void> {
	const due = await listDue(services.database.db, services.now(), AT_ONCE)
	for (const key of due) {
		const own = kinds.find(({ kind }) => kind.name === key.type)
		if (own) await publishOne({ ...services, own }, key)
	}
}

async function publishOne({ database, own, now, noteUses, onPublished }: Desk, key: ItemKey) {
	const isSeen = await database.transaction(async (tx) => {
		const row = await lockContentRow(tx, key)
		// Another process, or an editor, was here meanwhile.
		if (!row?.publishAt || row.publishAt > now() || row.deletedAt) return false
		if (publishingProblems(own.kind, row, indiaDay(now())).length > 0) {
			await noteMissedSchedule(tx, row)
			return false
		}
		await showNewestVersion(tx, { own, noteUses }, row, row.scheduledBy)
		return true
	})
	if (isSeen) onPublished()
}
