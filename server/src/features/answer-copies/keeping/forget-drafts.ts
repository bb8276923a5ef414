import { indiaDay } from '@aravalli/shared/india-time'
import { retentionTerms } from '@aravalli/shared/policy-terms'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { CopyServices } from '../copy-services.ts'
import { deleteDraftsBefore } from './tables.ts'

const forgetDraftsJob = defineJob<Record<string, never>>('answer-copies.forget-drafts')

const FORGET_EVERY_MINUTES = 60

/** A transaction is short with so many. */
const AT_ONCE = 50

type Given = Pick<CopyServices, 'database' | 'files' | 'now'>

/** Deletes answers that were begun and never sent, with their pages, once not even a credit could send them. */
export async function forgetDrafts({ database, files, now }: Given, atOnce = AT_ONCE): Promise<void> {
	const before = indiaDay(new Date(now().getTime() - retentionTerms.unsentAnswerDays * 86_400_000))
	for (;;) {
		const deleted = await database.transaction(async (tx) => {
			const found = await deleteDraftsBefore(tx, before, atOnce)
			await files.release(tx, found.fileIds)
			return found.deleted
		})
		if (deleted < atOnce) return
	}
}

/** Has it done again and again, by one of all processes. Call it before the jobs start. */
export function forgetDraftsRegularly(services: Given & Pick<CopyServices, 'jobs'>): void {
	services.jobs.work(forgetDraftsJob, () => forgetDrafts(services))
	services.jobs.every(forgetDraftsJob, FORGET_EVERY_MINUTES)
}
