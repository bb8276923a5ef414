import { type Role, staffRoles } from '@aravalli/shared/access'
import { useQuery } from '@tanstack/react-query'
import { useMatch, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { stringifyPlainSearch } from '#web/lib/plain-search.ts'
import { useApi } from '#web/lib/use-api.ts'
import { viewerQuery } from '#web/lib/viewer.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { guardState, loginSearch } from './guard-state.ts'
import { messages as administrationMessages } from './messages.en.ts'

interface AdminGuardProps {
	/** These may enter; all of the staff may unless a page names others. */
	requiredRoles?: readonly Role[]
	children: ReactNode
}

/**
 * Stands around a page for staff. A page that the server has sent was checked there (`admit-staff.ts`); one that is
 * opened in the browser asks the server first. Whoever may not enter is led to the login page. The screens only mirror
 * the rule: what a page shows, the API refuses by itself.
 */
export function AdminGuard({ requiredRoles = staffRoles, children }: AdminGuardProps) {
	const m = useMessages(administrationMessages)
	const { state, isSignedIn, hasFailed } = useGuard(requiredRoles)
	const router = useRouter()
	const returnTo = usePageAddress()
	const isDenied = state === 'denied'
	useEffect(() => {
		if (!isDenied) return
		const link = {
			to: '/login',
			search: loginSearch(isSignedIn, returnTo),
			state: { isUnchecked: hasFailed },
			replace: true,
		}
		void router.navigate(link as object)
	}, [isDenied, isSignedIn, hasFailed, router, returnTo])
	if (state === 'allowed') return children
	return (
		<PageBody>
			<Sheet isPadded hasMargin>
				<p role="status">{m.checking}</p>
			</Sheet>
		</PageBody>
	)
}

/** Gives path and query of the page, and not of the browser, which is already elsewhere while the page is being left. */
function usePageAddress(): string {
	return useMatch({
		strict: false,
		select: ({ pathname, search }) => pathname.replace(/\/$/, '') + stringifyPlainSearch(search),
	})
}

function useGuard(requiredRoles: readonly Role[]) {
	const isHydrated = useIsHydrated()
	const [opensInBrowser] = useState(isHydrated)
	const query = viewerQuery(useApi())
	const check = useQuery({ ...query, refetchOnMount: opensInBrowser ? 'always' : false })
	const hasFailed = opensInBrowser && check.isError
	const role = check.data?.user?.role ?? null
	const isAnswered = opensInBrowser ? check.isFetchedAfterMount : check.isFetched
	return {
		state: guardState({ isAnswered, hasFailed, role }, requiredRoles),
		isSignedIn: !hasFailed && role !== null,
		hasFailed,
	}
}
