import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { rotateCwIcon } from '#web/ui/icons/rotate-cw.ts'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './content-section.module.css'
import { failureText } from './failure-text.ts'
import { strategyMessages } from './messages.ts'
import type { ContentQuery } from './queries.ts'

interface ContentSectionProps<T> {
	query: ContentQuery<T>
	/** What the server could not have while it made the page; the browser asks once more by itself. */
	failure: string | undefined
	/** What is asked for, in the sentence that says that there is none. */
	name: string
	/** The address of the page as it stands: without JavaScript it is asked for again. */
	address: LinkTarget
	children: (items: T[]) => ReactNode
}

/** The part of a page that comes from the API: on its way, failed, empty or there. The rest of the page stands meanwhile. */
export function ContentSection<T>({ query, failure, name, address, children }: ContentSectionProps<T>) {
	const m = useMessages(strategyMessages)
	const place = useRef<HTMLDivElement>(null)
	useKeptFocus(place)
	const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(query)
	const router = useRouter()
	useEffect(() => {
		if (needsSignIn(error)) noteSessionOver(router)
	}, [error, router])
	const ask = (label: string) => <AskAgain label={label} address={address} onAsk={() => void refetch()} />

	function content(): ReactNode {
		const isFirst = !data && !isFetchedAfterMount
		const text = isFirst ? failure : error && !isFetching && failureText(error, m)
		if (text) return <Failure text={text} action={ask(m.retry)} />
		if (!data || (isFetching && data.length === 0)) return <LoadingSheet />
		if (data.length > 0) return children(data)
		return (
			<Sheet>
				<EmptyState as="h2" title={m.emptyTitle} text={m.emptyText(name)} action={ask(m.refresh)} />
			</Sheet>
		)
	}

	return (
		<div ref={place} tabIndex={-1} className={css.place} aria-busy={isFetching}>
			{content()}
			{/* For whoever develops it: which tab is shown, and how much there is of it. */}
			{import.meta.env.DEV && <pre>{JSON.stringify({ active: name, items: data?.length ?? 0 })}</pre>}
		</div>
	)
}

function Failure({ text, action }: { text: string; action: ReactNode }) {
	const m = useMessages(strategyMessages)
	return (
		<Sheet>
			<ErrorState as="h2" title={m.errorTitle} message={text} action={action} />
		</Sheet>
	)
}

/** A button before and without JavaScript too: there it opens the page once more. */
function AskAgain({ label, address, onAsk }: { label: string; address: LinkTarget; onAsk: () => void }) {
	const fields = Object.entries(address.search ?? {})
	return (
		<form
			action={linkAddress({ to: address.to })}
			onSubmit={(event) => {
				event.preventDefault()
				onAsk()
			}}
		>
			{fields.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={String(value)} />
			))}
			<Button type="submit" variant="primary" isCompact icon={rotateCwIcon}>
				{label}
			</Button>
		</form>
	)
}
