import { createFileRoute } from '@tanstack/react-router'
import { TabPage } from '../features/strategy/tab-page.tsx'

const path = '/mains-exam-hall-tips'

export const Route = createFileRoute('/mains-exam-hall-tips')({
	loader: async ({ context }) => (await import('../features/strategy/page-loaders.ts')).loadTabPage(context, path),
	head: async ({ match }) => (await import('../features/strategy/strategy-head.ts')).tabPageHead(match.context, path),
	component: Page,
})

function Page() {
	return <TabPage path={path} failure={Route.useLoaderData().failure} />
}
