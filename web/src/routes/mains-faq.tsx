import { createFileRoute } from '@tanstack/react-router'
import { TabPage } from '../features/strategy/tab-page.tsx'

const path = '/mains-faq'

export const Route = createFileRoute('/mains-faq')({
	loader: async ({ context }) => (await import('../features/strategy/page-loaders.ts')).loadTabPage(context, path),
	head: async ({ match }) => (await import('../features/strategy/strategy-head.ts')).tabPageHead(match.context, path),
	component: Page,
})

function Page() {
	return <TabPage path={path} failure={Route.useLoaderData().failure} />
}
