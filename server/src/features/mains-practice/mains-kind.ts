import type { CommonOf } from '@aravalli/shared/content/kind'
import { isPreviousYears, mainsKind } from '@aravalli/shared/mains-practice/kind'
import { mainTopicOf, type TopicId } from '@aravalli/shared/topics'
import { facetTerm } from '../../content/index-terms.ts'
import type { Item } from '../../content/items.ts'
import type { PublishedItem, ServerKind } from '../../content/server-kind.ts'

/** Is the term of the questions of a topic. */
export const topicTerm = (topicId: string) => facetTerm('topic', topicId)

export const serverMains = {
	kind: mainsKind,
	terms: ({ common }: PublishedItem) => {
		const { topics, subject, year, questionNumber } = common as CommonOf<(typeof mainsKind)['common']>
		const topic = mainTopicOf((topics ?? []) as TopicId[], subject)
		return [
			...(topic === null ? [] : [topicTerm(topic)]),
			...(isPreviousYears({ year, questionNumber }) ? [pyqTerm] : []),
		]
	},
	facets: ['topic', 'pyq'],
} as const satisfies ServerKind

/** Is the term of the questions of previous years. */
export const pyqTerm = 'pyq:true'

/** Is a question as readers of one language see it. Its lists have the answers, too: all texts are on its card. */
export type MainsItem = Item<typeof mainsKind>
