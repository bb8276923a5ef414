import type { CommonOf } from '@aravalli/shared/content/kind'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { facetTerm } from '../../content/index-terms.ts'
import type { Item } from '../../content/items.ts'
import type { PublishedItem, ServerKind } from '../../content/server-kind.ts'
import { noteChanged } from '../mock-tests/public.ts'

/** Is the term of the questions whose main topic, within a subject, is this one. */
export const topicTerm = (subject: string, topic: string) => facetTerm('topic', `${subject}/${topic}`)

export const serverPrelims = {
	kind: prelimsKind,
	terms: ({ common }: PublishedItem) => {
		const { topics, subject } = common as CommonOf<(typeof prelimsKind)['common']>
		const [topic] = topics ?? []
		return topic === undefined ? [] : [topicTerm(subject, topic)]
	},
	facets: ['topic'],
	// A question whose key has changed marks papers anew.
	onChange: (tx, items) =>
		noteChanged(
			tx,
			items.map(({ id }) => id),
		),
} as const satisfies ServerKind

/** Is a question as readers of one language see it. All its texts are on its card. */
export type PrelimsItem = Item<typeof prelimsKind>
