import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../features/accounts/private-head.ts'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { loadQuery } from '../lib/load-query.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/profile')({
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'profile')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context: { queryClient, api, language } }) => {
		const [{ profileMessages }, { devicesQuery }] = await Promise.all([
			import('../features/accounts/profile/messages.ts'),
			import('../features/accounts/profile/devices-query.ts'),
		])
		if (import.meta.env.SSR) await loadQuery(queryClient, devicesQuery(api))
		return { title: (await profileMessages.load(language)).title }
	},
	head: ({ match: { context }, loaderData }) => privateHead(loaderData?.title ?? '', context.language),
	component: ProfilePage,
})
