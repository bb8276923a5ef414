import { createFileRoute } from '@tanstack/react-router'

/** The list alone: `mains-miq.tsx` shows it, here are its title and addresses. */

export const Route = createFileRoute('/mains-miq/')({
	head: async ({ match: { context, search } }) => {
		const [{ listHead }] = await Promise.all([
			import('../features/miq/page-code.ts'),
			// On a patchy network it could not be had when a question is tapped.
			import('../features/miq/question-page.tsx').catch(() => null),
		])
		return listHead(context, search)
	},
})
