import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { type FailureTexts, failureText } from '#web/lib/failure-text.ts'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Button } from './button.tsx'
import css from './content-part.module.css'
import { ErrorState } from './error-state.tsx'
import { rotateCwIcon } from './icons.ts'
import { LoadingSheet } from './loading-sheet.tsx'
import { Sheet } from './sheet.tsx'

interface ContentPartProps<T> {
	query: { queryKey: readonly unknown[]; queryFn: () => Promise<T> }
	/** The server could not have the content while it made the page; the browser asks once more by itself. */
	failure: string | undefined
	/** Is the address of the page as it stands: without JavaScript it is asked for again. */
	address: LinkTarget
	texts: FailureTexts & { errorTitle: string; retry: string }
	isEmpty: (data: T) => boolean
	/** @param again makes a button that asks once more */
	empty: (again: (label: string) => ReactNode) => ReactNode
	/** The button after a failure calls this; without it the page's data is asked for once more. */
	onRetry?: () => void
	/** The values are shown while developing only. */
	debug?: (data: T | undefined) => object
	children: (data: T) => ReactNode
}

/** Shows the part of a page that comes from the API: on its way, failed, empty or there. The rest of the page stands meanwhile. */
export function ContentPart<T>(props: ContentPartProps<T>) {
	const { query, failure, address, texts, isEmpty, empty, debug, onRetry, children } = props
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(query)
	const router = useRouter()
	useEffect(() => {
		if (needsSignIn(error)) noteSessionOver(router)
	}, [error, router])
	const ask = (label: string, onAsk: () => void = () => void refetch()) => (
		<AskAgain label={label} address={address} onAsk={onAsk} />
	)

	function content(): ReactNode {
		const isFirst = data === undefined && !isFetchedAfterMount
		const text = isFirst ? failure : error && !isFetching && failureText(error, texts)
		if (text) return <Failure title={texts.errorTitle} text={text} action={ask(texts.retry, onRetry)} />
		if (data === undefined || (isFetching && isEmpty(data))) return <LoadingSheet />
		return isEmpty(data) ? empty(ask) : children(data)
	}

	return (
		<div ref={container} tabIndex={-1} className={css.place} aria-busy={isFetching}>
			{content()}
			{import.meta.env.DEV && debug && <pre>{JSON.stringify(debug(data))}</pre>}
		</div>
	)
}

function Failure({ title, text, action }: { title: string; text: string; action: ReactNode }) {
	return (
		<Sheet>
			<ErrorState as="h2" title={title} message={text} action={action} />
		</Sheet>
	)
}

/** Is a button before and without JavaScript too: there it opens the page once more. */
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
