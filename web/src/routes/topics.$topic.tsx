import { createFileRoute } from '@tanstack/react-router'
import { MissingTopic, TopicPage } from '../features/topics/page/topic-page.tsx'

export const Route = createFileRoute('/topics/$topic')({
	validateSearch: ({ kind, page }: { kind?: unknown; page?: unknown }): { kind?: string; page?: number } => ({
		...(typeof kind === 'string' && kind !== '' && { kind }),
		...(/^([2-9]|[1-9]\d{1,8})$/.test(String(page)) && { page: Number(page) }),
	}),
	loaderDeps: ({ search: { kind, page } }) => ({ kind, page }),
	loader: async ({ context, params: { topic }, deps }) => {
		const { loadTopic } = await import('../features/topics/page/topic-route.ts')
		return loadTopic(context, { topic, ...deps })
	},
	head: async ({ match, params: { topic } }) => {
		const { topicHead } = await import('../features/topics/page/topic-route.ts')
		return topicHead(match.context, { topic, ...match.loaderDeps })
	},
	component: Page,
	notFoundComponent: MissingTopic,
})

function Page() {
	const { topic } = Route.useParams()
	const { kind, page } = Route.useLoaderDeps()
	return <TopicPage wanted={{ topic, kind, page }} isLate={Route.useLoaderData().isLate} />
}
