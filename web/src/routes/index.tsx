import { createFileRoute, redirect } from '@tanstack/react-router'
import { isSplashOver } from '../features/home/is-splash-over.ts'
import { SplashPage } from '../features/home/splash-page.tsx'

export const Route = createFileRoute('/')({
	staticData: { frame: 'bare' },
	// Within the browser the splash is not even begun where it would be left at once.
	beforeLoad: ({ location }) => {
		if (import.meta.env.SSR) return
		if (location.state.isAfterSignIn || isSplashOver()) throw redirect({ to: '/dashboard', replace: true })
	},
	// The head comes with the page's own code, not with every page.
	head: async ({ match }) => (await import('../features/home/home-head.ts')).homeHead(match.context),
	component: SplashPage,
})
