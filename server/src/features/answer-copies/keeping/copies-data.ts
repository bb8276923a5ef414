import { countOwn } from '../../../platform/database/count-own.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { FileNaming, PersonalData, PersonalFile } from '../../../platform/database/personal-data.ts'
import { readPages } from '../../../platform/database/read-pages.ts'
import type { Files } from '../../../platform/files/files.ts'
import { answerBooklets, answerCopies, answerPages, answerUploads, evaluationCredits } from '../tables.ts'
import { type CopyFolder, pagePath, sentPath } from './copy-paths.ts'
import {
	deleteAllOf,
	listBooklets,
	listCopiesAfter,
	listCopyFilesAfter,
	listCredits,
	type WrittenPage,
} from './tables.ts'

/** Exports and erases what somebody has written and sent. What evaluators gave for it goes with it. */
export function copiesData(files: Files): PersonalData {
	return {
		erased: [answerCopies, answerUploads, answerPages, answerBooklets, evaluationCredits],
		kept: [],
		groups: [
			{
				name: 'answer-copies',
				tables: [answerCopies, answerUploads, answerPages, answerBooklets, evaluationCredits],
				afterClosing: 'erased',
				count: countOwn(answerCopies.userId),
			},
		],
		async export(db, userId, naming) {
			return {
				answerCopies: allCopies(db, userId, naming),
				answerBooklets: await listBooklets(db, userId),
				evaluationsGiven: await listCredits(db, userId),
			}
		},
		files: (db, { userId }) => allFiles(db, userId),
		async erase(tx, userId) {
			await files.release(tx, await deleteAllOf(tx, userId))
		},
	}
}

const PAGE_COPIES = 50

async function* allCopies(db: Queryable, userId: string, naming: FileNaming) {
	const copies = readPages((end, pageRows) => listCopiesAfter(db, userId, end, pageRows), PAGE_COPIES)
	for await (const { pages, ...copy } of copies) {
		const namesOf = (page: WrittenPage) =>
			naming === 'paths' ? pathsOf(copy, page) : { picture: `/api/answersheet/${copy.id}/pages/${page.pageId}` }
		const shown = pages.map((page) => {
			const { fileName, sha256, sentAt } = page
			return { fileName, sha256, sentAt, ...namesOf(page) }
		})
		yield { ...copy, pages: shown }
	}
}

/** A page that was never read has no picture. */
const pathsOf = (copy: CopyFolder, page: WrittenPage) => ({
	sent: sentPath(copy, page),
	...(page.hasPicture && { picture: pagePath(copy, page) }),
})

async function* allFiles(db: Queryable, userId: string): AsyncGenerator<PersonalFile> {
	const copies = readPages((end, pageRows) => listCopyFilesAfter(db, userId, end, pageRows), PAGE_COPIES)
	for await (const { uploads, pages, ...copy } of copies) {
		for (const { fileId, sizeBytes, ...upload } of uploads) yield { path: sentPath(copy, upload), fileId, sizeBytes }
		for (const { fileId, sizeBytes, ...page } of pages) yield { path: pagePath(copy, page), fileId, sizeBytes }
	}
}
