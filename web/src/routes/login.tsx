import { createFileRoute, redirect } from '@tanstack/react-router'
import { afterSignIn } from '../features/accounts/after-sign-in.ts'
import { LoginPage } from '../features/accounts/login/login-page.tsx'
import { readLoginSearch } from '../features/accounts/login/login-search.ts'
import { keepBookingPending } from '../features/expert-sessions/public.tsx'
import { PageLanguageSwitch } from '../features/shell/page-language-switch.tsx'
import { pageHead } from '../lib/page-head.ts'
import { loadViewer } from '../lib/viewer.ts'
import { ThemeButton } from '../ui/theme-button.tsx'

export const Route = createFileRoute('/login')({
	staticData: { frame: 'bare' },
	validateSearch: readLoginSearch,
	beforeLoad: async ({ context: { queryClient, api, hasSession }, search, location }) => {
		if (location.state.isUnchecked && !import.meta.env.SSR) return
		if (!(await loadViewer(queryClient, api, hasSession)) || search.refused) return
		const { path, isBookingPending } = afterSignIn(search.redirect)
		// Only the browser can keep the pending booking; the page then leads on by itself.
		if (isBookingPending && import.meta.env.SSR) return
		if (isBookingPending) keepBookingPending(Date.now())
		// Whoever is signed in has seen the splash.
		throw redirect({ href: path === '/' ? '/dashboard' : path, replace: true })
	},
	loaderDeps: ({ search: { mode } }) => ({ mode }),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context: { language }, deps: { mode } }) => {
		const { loginTexts } = await import('../features/accounts/login/login-texts.ts')
		return loginTexts(language, mode)
	},
	head: ({ match: { context }, loaderData = { title: '', description: '' } }) =>
		pageHead({ ...context, ...loaderData, path: '/login' }),
	component: Page,
})

function Page() {
	return (
		<LoginPage
			search={Route.useSearch()}
			tools={
				<>
					<PageLanguageSwitch />
					<ThemeButton />
				</>
			}
		/>
	)
}
