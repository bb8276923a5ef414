import { createFileRoute } from '@tanstack/react-router'
import { StopMailsPage } from '../features/notifications/stop-mails/stop-mails-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/notifications/stop-mails')({
	validateSearch: (search: Record<string, unknown>): { token?: string; done?: string } => ({
		...(typeof search.token === 'string' && search.token.length <= 200 && { token: search.token }),
		...(String(search.done) === '1' && { done: '1' }),
	}),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context: { language } }) => {
		const { messages } = await import('../features/notifications/stop-mails/messages.en.ts')
		return { title: (await textsIn(messages, language)).title }
	},
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	const { token = '', done } = Route.useSearch()
	return <StopMailsPage token={token} isDone={done === '1'} />
}
