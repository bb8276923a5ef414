import type { Kind } from '@aravalli/shared/content/kind'
import { AppError } from '@aravalli/shared/errors'
import { topicNames } from '@aravalli/shared/topic-names'
import type { TopicId } from '@aravalli/shared/topics'
import type { FiledItem, RelatedItems } from '@aravalli/shared/topics/contract'
import { findNeighbours } from '../../content/find-neighbours.ts'
import { facetTerm } from '../../content/index-terms.ts'
import { findItems, getItem, type Item } from '../../content/items.ts'
import { listRelated } from '../../content/related/tables.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { chooseRelated } from './choose-related.ts'
import { filed, presentFiled, type Reader, topicTerm } from './filed-items.ts'

const MOST = 6

/** So many of the newest of each topic are looked at: of a topic that thousands have, the older ones are not read. */
const CANDIDATES_OF_A_TOPIC = 20

/**
 * Says what there is to read after an item.
 *
 * @throws AppError `content.not-found`, also for one that is not published
 */
export async function listRelatedItems(
	db: Queryable,
	kinds: readonly ServerKind[],
	{ kind, id }: { kind: string; id: string },
	reader: Reader,
): Promise<RelatedItems> {
	const own = filed(kinds).find((one) => one.kind.name === kind)
	if (!own) throw new AppError('content.not-found')
	const { language } = reader
	const item = await getItem(db, own.kind, id, { language, hasBodies: false, notFound: 'content.not-found' })
	const topics = (item.common.topics ?? []) as TopicId[]
	const [items, [newer, older]] = await Promise.all([
		onTopics(db, filed(kinds), { kind, id, topics }, reader),
		neighboursOf(db, own, item, reader),
	])
	return { topics: topics.map((topic) => ({ id: topic, name: topicNames[topic][language] })), items, newer, older }
}

async function onTopics(
	db: Queryable,
	kinds: readonly ServerKind[],
	of: { kind: string; id: string; topics: TopicId[] },
	reader: Reader,
): Promise<FiledItem[]> {
	if (of.topics.length === 0) return []
	const [main] = of.topics.map(topicTerm)
	const wanted = { terms: of.topics.map(topicTerm), main, ofEach: CANDIDATES_OF_A_TOPIC, limit: MOST }
	const candidates = await Promise.all(
		kinds.map(async ({ kind: { name } }) => {
			const related = await listRelated(db, name, name === of.kind ? of.id : null, wanted)
			return related.map((one) => ({ ...one, kind: name }))
		}),
	)
	const chosen = chooseRelated(candidates, MOST)
	const shown = await Promise.all(
		kinds.map(async (own) => {
			const ids = chosen.flatMap(({ kind, id }) => (kind === own.kind.name ? [id] : []))
			if (ids.length === 0) return []
			const items = await findItems(db, own.kind, ids, { language: reader.language, hasBodies: false })
			return presentFiled(db, own, items, reader)
		}),
	)
	return chosen.flatMap(({ kind, id }) => shown.flat().find((one) => one.kind === kind && one.id === id) ?? [])
}

/** Lists of study material are by paper: an item's neighbours are those of its paper. */
async function neighboursOf(
	db: Queryable,
	own: ServerKind,
	item: Item<Kind>,
	reader: Reader,
): Promise<[FiledItem | null, FiledItem | null]> {
	if (own.kind.area !== 'study' || typeof item.common.paper !== 'string') return [null, null]
	const terms = [facetTerm('paper', item.common.paper)]
	const { newer, older } = await findNeighbours(db, own.kind, item, { terms, language: reader.language })
	const shown = async (one: Item<Kind> | null) =>
		one ? ((await presentFiled(db, own, [one], reader))[0] ?? null) : null
	return [await shown(newer), await shown(older)]
}
