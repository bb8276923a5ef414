import type { Queryable } from '../../../platform/database/open-database.ts'
import type { PersonalData } from '../../../platform/database/personal-data.ts'
import { readPages } from '../../../platform/database/read-pages.ts'
import type { Files } from '../../../platform/files/files.ts'
import { answerBooklets, answerCopies, answerPages, answerUploads, evaluationCredits } from '../tables.ts'
import { deleteAllOf, listBooklets, listCopiesAfter, listCredits } from './tables.ts'

/** Exports and erases what somebody has written and sent. What evaluators gave for it goes with it. */
export function copiesData(files: Files): PersonalData {
	return {
		erased: [answerCopies, answerUploads, answerPages, answerBooklets, evaluationCredits],
		kept: [],
		async export(db, userId) {
			return {
				answerCopies: allCopies(db, userId),
				answerBooklets: await listBooklets(db, userId),
				evaluationsGiven: await listCredits(db, userId),
			}
		},
		async erase(tx, userId) {
			await files.release(tx, await deleteAllOf(tx, userId))
		},
	}
}

const PAGE_COPIES = 50

async function* allCopies(db: Queryable, userId: string) {
	const copies = readPages((end, pageRows) => listCopiesAfter(db, userId, end, pageRows), PAGE_COPIES)
	for await (const { pages, ...copy } of copies) {
		const shown = (pages as { pageId: string }[]).map(({ pageId, ...page }) => ({
			...page,
			picture: `/api/answersheet/${copy.id}/pages/${pageId}`,
		}))
		yield { ...copy, pages: shown }
	}
}
