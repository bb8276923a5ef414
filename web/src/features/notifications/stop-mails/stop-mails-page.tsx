import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as stopMessages } from './messages.en.ts'
import css from './stop-mails-page.module.css'

/**
 * Is where the link of a daily mail leads. Opened by somebody it stops these mails at once; programs that only look at links run no
 * scripts and stop nothing. Without JavaScript a button does it.
 */
export function StopMailsPage({ token, isDone }: { token: string; isDone: boolean }) {
	const m = useMessages(stopMessages)
	const isHydrated = useIsHydrated()
	return (
		<PageBody top={<PageHeading title={m.title}>{m.intro}</PageHeading>}>
			<Sheet className={css.sheet}>
				{isDone && <Done />}
				{!isDone && token === '' && <EmptyState title={m.failedTitle} text={m.noLink} action={<Ways />} />}
				{!isDone && token !== '' && (isHydrated ? <Stopping token={token} /> : <AskForm token={token} />)}
			</Sheet>
		</PageBody>
	)
}

function Stopping({ token }: { token: string }): ReactNode {
	const m = useMessages(stopMessages)
	const api = useApi()
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['POST /api/notifications/stop-mails', token],
		queryFn: () => api('POST /api/notifications/stop-mails', { query: { token } }),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	})
	if (data) return <Done />
	if (error) return <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
	return <EmptyState title={m.stopping} />
}

function AskForm({ token }: { token: string }) {
	const m = useMessages(stopMessages)
	const button = (
		<form method="post" action="/api/notifications/stop-mails/form">
			<input type="hidden" name="token" value={token} />
			<button type="submit" className={buttonClass({ variant: 'primary' })}>
				{m.stop}
			</button>
		</form>
	)
	return <EmptyState title={m.stop} text={m.ask} action={button} />
}

function Done() {
	const m = useMessages(stopMessages)
	return (
		<div role="status">
			<EmptyState title={m.done} text={m.doneText} action={<Ways />} />
		</div>
	)
}

function Ways() {
	const m = useMessages(stopMessages)
	return (
		<MenuLink href="/notifications#settings" className={buttonClass()}>
			{m.settings}
		</MenuLink>
	)
}
