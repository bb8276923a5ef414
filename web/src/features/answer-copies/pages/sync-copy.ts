import type { Copy, CopyPage } from '@aravalli/shared/answer-copies/contract'
import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { copyQuery } from '../queries.ts'
import { type Arrangement, removedFrom, unsentArrangement } from './arrangement.ts'
import { readArrangement } from './arrangement-store.ts'

/** Pages may arrive while the others are arranged: each time the server is told anew. */
const MOST_CONFLICTS = 4

interface Sync {
	api: ApiClient
	queryClient: QueryClient
	language: Language
	copyId: string
	/** Names the arrangement. */
	name: string
	/** Also what could still be undone. */
	isFinal: boolean
	/** Somebody has changed the pages elsewhere. */
	onChangedElsewhere(): void
}

/** Tells the server what is arranged on this device, one thing after the other, until it has all. @returns the copy as it is then */
export async function syncCopy(sync: Sync): Promise<Copy | undefined> {
	const now = sync.isFinal ? Number.POSITIVE_INFINITY : Date.now()
	for (let conflicts = 0; ; ) {
		const copy = readCopy(sync)
		const step = copy && nextStep(copy, readArrangement(sync.name), now)
		if (!step) return copy
		const isTaken = await send(sync, step, conflicts < MOST_CONFLICTS)
		if (!isTaken) {
			conflicts += 1
			await readAgain(sync, copy)
		}
	}
}

/** Takes out on the server what is due: a page that takes the place of another one may find no room before. */
export async function removeDue(sync: Omit<Sync, 'isFinal' | 'onChangedElsewhere'>): Promise<void> {
	const given = { ...sync, isFinal: false, onChangedElsewhere: () => undefined }
	for (;;) {
		const copy = readCopy(given)
		const step = copy && nextRemoval(copy, readArrangement(sync.name), Date.now())
		if (!step) return
		await send(given, step, false)
	}
}

const queryOf = ({ api, language, copyId }: Sync) => copyQuery(api, language, copyId)

const readCopy = (sync: Sync) => sync.queryClient.getQueryData(queryOf(sync).queryKey)?.data

async function readAgain(sync: Sync, before: Copy): Promise<void> {
	await sync.queryClient.fetchQuery(queryOf(sync))
	const after = readCopy(sync)
	if (after && isChangedElsewhere(before.pages, after, readArrangement(sync.name))) sync.onChangedElsewhere()
}

type Step = { removed: string } | { pages: NonNullable<ReturnType<typeof unsentArrangement>> }

function nextStep(copy: Copy, arrangement: Arrangement, now: number): Step | null {
	if (copy.state !== 'draft') return null
	const pages = unsentArrangement(copy.pages, arrangement)
	return nextRemoval(copy, arrangement, now) ?? (pages && { pages })
}

function nextRemoval({ state, pages }: Copy, arrangement: Arrangement, now: number): Step | null {
	const due = pages.find((page) => (removedFrom(arrangement, page) ?? Number.NaN) <= now)
	return state === 'draft' && due ? { removed: due.pageId } : null
}

/** @returns false where the server has other pages than were named, and another try is allowed */
async function send(sync: Sync, step: Step, mayFail: boolean): Promise<boolean> {
	const { api, copyId, language, queryClient } = sync
	const query = { lang: language }
	const call =
		'removed' in step
			? api('DELETE /api/answersheet/:copyId/pages/:pageId', { params: { copyId, pageId: step.removed }, query })
			: api('PATCH /api/answersheet/:copyId', { params: { copyId }, query, body: { pages: step.pages } })
	try {
		const data = await dataOf(call)
		queryClient.setQueryData(queryOf(sync).queryKey, { success: true as const, data })
		return true
	} catch (error) {
		if (mayFail && error instanceof ApiError && conflicts.includes(error.code)) return false
		throw error
	}
}

const conflicts = ['copy.pages-changed', 'copy.not-found']

/** A page that has arrived from here is no surprise, nor one that was taken out here or has found its own question. */
function isChangedElsewhere(
	before: readonly CopyPage[],
	{ pages: after, moved }: Copy,
	arrangement: Arrangement,
): boolean {
	const has = (pages: readonly CopyPage[], { pageId }: CopyPage) => pages.some((page) => page.pageId === pageId)
	const isMoved = ({ uploadKey }: CopyPage) => moved.some(({ uploadKeys }) => uploadKeys.includes(uploadKey))
	const isGone = (page: CopyPage) => !has(after, page) && !isMoved(page) && removedFrom(arrangement, page) === undefined
	const isNew = (page: CopyPage) => !has(before, page) && !arrangement.order.includes(page.uploadKey)
	return before.some(isGone) || after.some(isNew)
}
