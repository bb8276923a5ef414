import { createFileRoute } from '@tanstack/react-router'

/** The list alone: `answer-writing-practice.tsx` shows it, here are its title and addresses. */

export const Route = createFileRoute('/answer-writing-practice/')({
	head: async ({ match }) => {
		const { listHead } = await import('../features/answer-writing/answer-writing-head.ts')
		return listHead(match.context, match.search)
	},
})
