import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { ResourceGroup } from '@aravalli/shared/resources/contract'
import { bookletKind, resourceGroupKind } from '@aravalli/shared/resources/kinds'
import type { ResourceStage } from '@aravalli/shared/resources/resource'
import { facetTerm } from '../../../content/index-terms.ts'
import { getItem, type Item, listItems } from '../../../content/items.ts'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { mayOpenPaid } from '../access.ts'
import { findFacts, withFiles } from '../file-of-item.ts'
import { presentBooklet } from '../present-file-item.ts'
import { ofGroup } from '../resource-kinds.ts'

/** An institute has a few groups; each shows so many of its booklets beside the others. */
const MOST_GROUPS = 50
const SHOWN_OF_GROUP = 3
const MOST_BOOKLETS = 200

interface GroupRequest {
	viewer: Viewer
	stage?: Exclude<ResourceStage, 'BOTH'> | undefined
	language: Language
	now: Date
}

/** Lists the groups, each with its first booklets. */
export async function listGroups({ db }: Database, request: GroupRequest): Promise<ResourceGroup[]> {
	const { language, viewer, now } = request
	const [{ items }, isPaidOpen] = await Promise.all([
		listItems(db, resourceGroupKind, { language, limit: MOST_GROUPS, offset: 0 }),
		mayOpenPaid(db, viewer, now),
	])
	return Promise.all(items.map((item) => readGroup(db, item, { ...request, isPaidOpen, most: SHOWN_OF_GROUP })))
}

/** @throws AppError `resources.not-found` */
export async function getGroup({ db }: Database, groupId: string, request: GroupRequest): Promise<ResourceGroup> {
	const { language, viewer, now } = request
	const item = await getItem(db, resourceGroupKind, groupId, { language, notFound: 'resources.not-found' })
	const isPaidOpen = await mayOpenPaid(db, viewer, now)
	return readGroup(db, item, { ...request, isPaidOpen, most: MOST_BOOKLETS })
}

interface Reading extends GroupRequest {
	isPaidOpen: boolean
	most: number
}

async function readGroup(
	db: Queryable,
	{ id, common: { isPaid }, card, isFallback }: Item<typeof resourceGroupKind>,
	{ language, stage, isPaidOpen, most }: Reading,
): Promise<ResourceGroup> {
	const isOpen = !isPaid || isPaidOpen
	const { items, total } = await listItems(db, bookletKind, {
		...withFiles('booklets', language),
		terms: [ofGroup(id)],
		...(stage && { alternatives: [[facetTerm('stage', stage), facetTerm('stage', 'BOTH')]] }),
		limit: most,
		offset: 0,
	})
	const factsOf = await findFacts(db, items, language)
	const booklets = items.map((item) => presentBooklet(item, factsOf(item), { language, isOpen }))
	return { _id: id, title: card.title, description: card.description, isPaid, isOpen, total, booklets, isFallback }
}

/**
 * Refuses a booklet of a paid group to whoever has neither a course nor a plan. One whose group is not there counts as paid for: nobody has
 * said that it is free.
 *
 * @throws AppError `resources.closed`
 */
export async function refuseClosed(
	db: Queryable,
	{ common }: Item<typeof bookletKind>,
	{ viewer, now }: Pick<GroupRequest, 'viewer' | 'now'>,
): Promise<void> {
	const notFound = 'resources.closed'
	const group = await getItem(db, resourceGroupKind, common.group, { language: 'english', notFound }).catch((error) => {
		if (error instanceof AppError) return null
		throw error
	})
	if (group && !group.common.isPaid) return
	if (!(await mayOpenPaid(db, viewer, now))) throw new AppError('resources.closed')
}
