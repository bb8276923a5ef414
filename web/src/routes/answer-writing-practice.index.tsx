import { createFileRoute } from '@tanstack/react-router'
import { readListSearch } from '../features/answer-writing/list-search.ts'

/** The list alone: `answer-writing-practice.tsx` shows it, here are its title and addresses. */

export const Route = createFileRoute('/answer-writing-practice/')({
	head: async ({ match }) => {
		const [{ listHead }] = await Promise.all([
			import('../features/answer-writing/answer-writing-head.ts'),
			// On a patchy network it could not be had when a question is tapped.
			import('../features/answer-writing/question-page.tsx').catch(() => null),
		])
		return listHead(match.context, readListSearch(match.search))
	},
})
