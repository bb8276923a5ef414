import { createFileRoute } from '@tanstack/react-router'

/** The list alone: `mains-miq.tsx` shows it, here are its title and addresses. */

export const Route = createFileRoute('/mains-miq/')({
	head: async ({ match: { context, search } }) => {
		const { listHead } = await import('../features/miq/page-code.ts')
		return listHead(context, search)
	},
})
