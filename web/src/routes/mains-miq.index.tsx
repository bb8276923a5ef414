import { createFileRoute } from '@tanstack/react-router'

/** The list alone: `mains-miq.tsx` shows it, here are its title and addresses. */

export const Route = createFileRoute('/mains-miq/')({
	head: async ({ match }) => (await import('../features/miq/miq-head.ts')).listHead(match.context, match.search),
})
