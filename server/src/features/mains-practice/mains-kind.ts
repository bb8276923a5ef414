import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import { mainTopicOf, type TopicId } from '@aravalli/shared/topics'
import { facetTerm } from '../../content/index-terms.ts'
import type { Item } from '../../content/items.ts'
import type { PublishedItem, ServerKind } from '../../content/server-kind.ts'

/** Is the term of the questions of a topic. */
export const topicTerm = (topicId: string) => facetTerm('topic', topicId)

export const serverMains = {
	kind: mainsKind,
	terms: ({ common }: PublishedItem) => {
		const topic = mainTopicOf((common.topics ?? []) as TopicId[], common.subject as MainsSubject)
		return topic === null ? [] : [topicTerm(topic)]
	},
	facets: ['topic'],
} as const satisfies ServerKind

/** Is a question as readers of one language see it. Its lists have the answers, too: all texts are on its card. */
export type MainsItem = Item<typeof mainsKind>
