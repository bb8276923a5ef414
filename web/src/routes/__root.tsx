import { languageTags } from '@aravalli/shared/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { splashScript } from '../features/home/splash-script.ts'
import { LateInvitation } from '../features/inquiries/late-invitation.tsx'
import { LateMoneyNotice } from '../features/payments/late-money-notice.tsx'
import { loadAnnouncements } from '../features/shell/announcements.ts'
import { FirstVisit } from '../features/shell/first-visit.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { siteHead } from '../features/shell/site-head.ts'
import { useDirectionGuard } from '../features/shell/use-direction-guard.ts'
import { hearPress, takeUpPresses } from '../lib/kept-presses.ts'
import { keptPressesScript } from '../lib/kept-presses-script.ts'
import { LanguageProvider } from '../lib/language.tsx'
import type { PageContext } from '../lib/page-context.ts'
import { loadViewer } from '../lib/viewer.ts'
import { noticeScript } from '../ui/notice-script.ts'
import { preferencesScript } from '../ui/preferences-script.ts'
import '../ui/styles.css'

export const Route = createRootRouteWithContext<PageContext>()({
	loader: async ({ context: { queryClient, api, hasSession } }) => {
		await Promise.all([loadViewer(queryClient, api, hasSession), loadAnnouncements(queryClient, api)])
	},
	staleTime: Number.POSITIVE_INFINITY,
	head: ({ match }) => siteHead(match.context.language),
	component: Root,
})

/** The browser has run them when React comes, which leaves them as they are. */
const headScripts = {
	__html: import.meta.env.SSR ? [splashScript, preferencesScript, noticeScript, keptPressesScript].join(';\n') : '',
}

function Root() {
	const { language, queryClient } = Route.useRouteContext()
	useDirectionGuard()
	useEffect(takeUpPresses, [])
	const { nonce } = useRouter().options.ssr ?? {}
	return (
		<html lang={languageTags[language]} dir="ltr" suppressHydrationWarning>
			<head>
				{/* Before anything is painted: the splash that was seen, the saved theme, contrast, size and motion, the notice that was closed; and before anything can be pressed. */}
				<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={headScripts} />
				<HeadContent />
			</head>
			<body onClickCapture={hearPress} onInputCapture={hearPress}>
				<QueryClientProvider client={queryClient}>
					<LanguageProvider value={language}>
						<Shell>
							<LateMoneyNotice />
							<Outlet />
							<LateInvitation />
						</Shell>
						<FirstVisit />
					</LanguageProvider>
				</QueryClientProvider>
				<Scripts />
			</body>
		</html>
	)
}
