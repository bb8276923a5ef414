import { AppError } from '@aravalli/shared/errors'
import { topicNames, unitNames } from '@aravalli/shared/topic-names'
import { isTopicId, paperOfUnit, topicIds, topics } from '@aravalli/shared/topics'
import type { TopicPage } from '@aravalli/shared/topics/contract'
import { listItems } from '../../content/items.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { filed, presentFiled, type Reader, topicTerm } from './filed-items.ts'
import { countByTopic } from './list-topics.ts'

const NEWEST = 6
const OF_A_PAGE = 20

interface TopicRequest {
	id: string
	/** Is the only one that is wanted, page by page; of all kinds the newest are shown. */
	kind?: string | undefined
	page: number
}

/** @throws AppError `content.not-found` for what is no topic */
export async function getTopic(
	db: Queryable,
	kinds: readonly ServerKind[],
	{ id, kind: wanted, page }: TopicRequest,
	reader: Reader,
): Promise<TopicPage> {
	if (!isTopicId(id)) throw new AppError('content.not-found')
	const { language } = reader
	const counts = await countByTopic(db, kinds)
	const { unit } = topics[id]
	const shown = (counts.get(id) ?? []).filter(({ kind }) => kind === (wanted ?? kind))
	const place = wanted ? { limit: OF_A_PAGE, offset: (page - 1) * OF_A_PAGE } : { limit: NEWEST, offset: 0 }
	return {
		id,
		name: topicNames[id][language],
		paper: paperOfUnit(unit),
		unit,
		unitName: unitNames[unit][language],
		kinds: await Promise.all(
			shown.map(async ({ kind: name, items }) => {
				const own = filed(kinds).find(({ kind }) => kind.name === name)
				if (!own) throw new Error(`${name} is no kind with topics`)
				const terms = [topicTerm(id)]
				const list = await listItems(db, own.kind, { language, terms, ...place })
				return { kind: name, items, newest: await presentFiled(db, own, list.items, reader) }
			}),
		),
		others: topicIds
			.filter((other) => other !== id && topics[other].unit === unit && counts.get(other)?.length)
			.map((other) => ({ id: other, name: topicNames[other][language] })),
	}
}
