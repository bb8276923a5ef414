import { createFileRoute, redirect } from '@tanstack/react-router'
import { homeHead } from '../features/home/home-head.ts'
import { SplashPage } from '../features/home/splash-page.tsx'
import { isMotionReduced } from '../lib/is-motion-reduced.ts'

export const Route = createFileRoute('/')({
	staticData: { frame: 'bare' },
	// Within the browser the splash is not even begun where it would be left at once.
	beforeLoad: ({ location }) => {
		if (import.meta.env.SSR) return
		if (location.state.isAfterSignIn || isMotionReduced()) throw redirect({ to: '/dashboard', replace: true })
	},
	head: ({ match }) => homeHead(match.context),
	component: SplashPage,
})
