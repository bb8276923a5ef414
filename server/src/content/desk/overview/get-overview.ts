import { type ContentStatus, contentStatuses, deskTotalLimit, worklists } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { ServerKind } from '../../server-kind.ts'
import type { ContentRow } from '../tables.ts'
import * as tables from './tables.ts'

export interface OverviewServices {
	database: Database
	kinds: readonly ServerKind[]
	now: () => Date
	/** Counts what readers have reported and nobody has decided about. @param most up to which is counted */
	countReportedComments: (db: Queryable, most: number) => Promise<number>
	/** Counts the questions that learners find something wrong with. @param most up to which is counted */
	countReportedQuestions: (db: Queryable, most: number) => Promise<number>
	/** Counts what people have asked the team since then. @param most up to which is counted */
	countInquiries: (db: Queryable, since: Date, most: number) => Promise<number>
}

/** Of each list of what waits, so many are shown. */
const SHOWN = 6
const INQUIRY_DAYS = 7
const DAY_MILLISECONDS = 86_400_000

/** Tells the caller what waits for somebody at the desk, and how much there is of each kind. */
export async function getOverview(services: OverviewServices, viewer: Viewer) {
	const { db } = services.database
	const { kinds, now, countReportedComments, countReportedQuestions, countInquiries } = services
	const isAdmin = viewer.role === 'ADMIN'
	const kindOf = new Map(kinds.map(({ kind }) => [kind.name, kind]))
	const since = new Date(now().getTime() - INQUIRY_DAYS * DAY_MILLISECONDS)
	const [counted, own, scheduled, missed, reportedComments, reportedQuestions, inquiries] = await Promise.all([
		countKinds(db, [...kindOf.keys()]),
		tables.listOwnWork(db, viewer.userId, SHOWN),
		tables.listScheduled(db, SHOWN),
		tables.listMissed(db, SHOWN),
		isAdmin ? countReportedComments(db, deskTotalLimit) : null,
		countReportedQuestions(db, deskTotalLimit),
		isAdmin ? countInquiries(db, since, deskTotalLimit) : null,
	])
	const named = (rows: ContentRow[]) => rows.flatMap((row) => nameOf(kindOf.get(row.type), row))
	return {
		kinds: counted,
		ownWork: named(own).map(({ row, ...item }) => ({ ...item, updatedAt: row.updatedAt.toISOString() })),
		scheduled: named(scheduled).map(({ row, ...item }) => ({ ...item, publishAt: written(row.publishAt) })),
		missed: named(missed).map(({ row, ...item }) => ({ ...item, scheduleMissedAt: written(row.scheduleMissedAt) })),
		reportedComments,
		reportedQuestions,
		inquiries,
	}
}

/** It is there in every row that its list holds. */
const written = (moment: Date | null) => (moment ?? new Date(0)).toISOString()

/** Leaves out what is of no kind that this product has. */
function nameOf(kind: Kind | undefined, row: ContentRow) {
	if (!kind) return []
	const { english, hindi } = row.data
	const title = { english: titleOf(kind, english), hindi: titleOf(kind, hindi) }
	return [{ row, kind: kind.name, id: row.id, status: row.status, title }]
}

async function countKinds(db: Queryable, names: string[]) {
	const [copies, published, copiesWithoutHindi, publishedWithoutHindi] = await Promise.all([
		tables.countWork(db, names, deskTotalLimit),
		tables.countPublished(db, names),
		tables.countCopiesWithoutHindi(db, names, deskTotalLimit),
		tables.countPublishedWithoutHindi(db, names),
	])
	return names.map((kind) => ({
		kind,
		counts: countsOf(contentStatuses, kind, copies, published),
		needsHindi: countsOf(worklists, kind, copiesWithoutHindi, publishedWithoutHindi),
	}))
}

type Counts = Awaited<ReturnType<typeof tables.countWork>>

/** Most of what readers see has no working copy: it is counted where readers have it. */
function countsOf<S extends ContentStatus>(
	statuses: readonly S[],
	kind: string,
	copies: Counts,
	published: Map<string, number>,
): Record<S, number> {
	const countIn = (status: S) =>
		status === 'published'
			? (published.get(kind) ?? 0)
			: (copies.find((count) => count.kind === kind && count.status === status)?.items ?? 0)
	const entries = statuses.map((status) => [status, Math.min(countIn(status), deskTotalLimit)])
	return Object.fromEntries(entries)
}
