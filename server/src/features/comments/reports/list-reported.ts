import type { ReportedData } from '@aravalli/shared/comments/reports-contract'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { findNames } from '../../accounts/public.ts'
import type { CommentSubject } from '../comment-subject.ts'
import { nameOf, presentImage } from '../thread/present-comment.ts'
import { countReported, listReported, type ReportedRow } from './tables.ts'

interface ReportedRequest {
	page: number
	limit: number
	/** Questions are named in it. */
	language: Language
}

/** Lists what several people find wrong before what one does, because it annoys most; and what has waited longest before the rest. */
export async function listReportedComments(
	{ database: { db }, subjects }: { database: Database; subjects: readonly CommentSubject[] },
	{ page, limit, language }: ReportedRequest,
): Promise<{ data: ReportedData[]; pagination: Pagination }> {
	const [total, rows] = await Promise.all([
		countReported(db, subjects),
		listReported(db, subjects, { limit, offset: (page - 1) * limit }),
	])
	const authors = rows.map(({ authorId }) => authorId)
	const [names, titleOf] = await Promise.all([findNames(db, authors), findTitles(db, subjects, rows, language)])
	return {
		data: rows.map(({ authorId, pictures, ...row }) => ({
			...row,
			questionTitle: titleOf(row),
			userName: nameOf(authorId, names),
			images: pictures.map(presentImage),
		})),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false },
	}
}

type Question = Pick<ReportedRow, 'subject' | 'questionId'>

/** Leaves the title of a question empty that was withdrawn a moment ago. */
async function findTitles(
	db: Queryable,
	subjects: readonly CommentSubject[],
	rows: Question[],
	language: Language,
): Promise<(question: Question) => string> {
	const found = await Promise.all(
		subjects.map(async (subject) => {
			const ids = rows.flatMap((row) => (row.subject === subject.type ? [row.questionId] : []))
			return [subject.type, await subject.findTitles(db, [...new Set(ids)], language)] as const
		}),
	)
	const titles = new Map(found)
	return ({ subject, questionId }) => titles.get(subject)?.get(questionId) ?? ''
}
