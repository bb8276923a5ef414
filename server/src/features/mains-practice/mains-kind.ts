import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { facetTerm } from '../../content/index-terms.ts'
import type { Item } from '../../content/items.ts'
import type { PublishedItem, ServerKind } from '../../content/server-kind.ts'
import { noteTopics } from './tables.ts'
import { topicIdOf } from './topic-id.ts'

const topicOf = ({ english }: PublishedItem) => topicIdOf(String(english.topic))

interface Derived {
	topicId: string
}

/** Is the term of the questions of a topic. */
export const topicTerm = (topicId: string) => facetTerm('topic', topicId)

export const serverMains = {
	kind: mainsKind,
	derive: (item) => ({ topicId: topicOf(item) }) satisfies Derived,
	terms: (item) => [topicTerm(topicOf(item))],
	facets: ['topic'],
	onChange: (tx, items) =>
		noteTopics(
			tx,
			items.map(({ id }) => id),
		),
} as const satisfies ServerKind

/** Is a question as readers of one language see it. Its lists have the answers, too: all texts are on its card. */
export type MainsItem = Item<typeof mainsKind>

export const topicIdIn = ({ common }: MainsItem) => (common as Partial<Derived>).topicId ?? ''
