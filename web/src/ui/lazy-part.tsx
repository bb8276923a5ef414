import { type ComponentProps, type ComponentType, memo, Suspense, use, useEffect, useState, useTransition } from 'react'
import { isAlike } from '#web/lib/is-alike.ts'
import { useMessages } from '#web/lib/messages.ts'
import { onceSomebodyActs } from '#web/lib/when-somebody-acts.ts'
import { FarPlace } from './far-place.tsx'
import css from './lazy-part.module.css'
import { LoadFailure } from './load-failure.tsx'
import { LoadingSheet } from './loading-sheet.tsx'
import { messages as uiMessages } from './messages.en.ts'
import { noteDrawn, type PartCode, partCode } from './part-code.ts'
import { useToast } from './toast.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface PartOptions {
	/**
	 * Is for a dialog or a popover, which has no place in the page: while it is on its way, and when it cannot be had, a line over the page
	 * says so.
	 */
	isOverlay?: boolean
	/**
	 * Says when the code of what the server draws is asked for: at once where this is absent; with 'near', for what stands far below,
	 * when a reader comes near; with 'acted', for what is looked at before it is used, when somebody moves, scrolls or presses
	 * anything.
	 */
	comes?: 'near' | 'acted'
}

type LazyPart<P> = ComponentType<P> & {
	/**
	 * Asks for the code before it is needed, such as when a pointer comes near the button. It is never rejected: who needs the part asks
	 * again.
	 */
	preload(): Promise<void>
}

/**
 * Makes a component whose code and texts come when it is first shown: for what is heavy, far away or opened by a press.
 *
 * While they come, a grey sheet stands in its place; when they cannot be had, a message with a button that asks again. What is part
 * of the page is rendered by the server like anything else: its styles are in the page then (web/part-styles.ts), and its markup
 * stands, to be read, until React takes it over.
 *
 * Declare it in a module, not in a component, and write the import just so: the build reads it.
 *
 * @example
 * const NotesPanel = lazyPart(() => import('./notes-panel.tsx').then((part) => part.NotesPanel), { isOverlay: true })
 *
 * <Button onPointerEnter={NotesPanel.preload} onClick={() => setIsOpen(true)}>…</Button>
 * {isOpen && <NotesPanel onClose={() => setIsOpen(false)} />}
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, options?: PartOptions): LazyPart<P> {
	if (import.meta.env.SSR && import.meta.env.PROD)
		throw new Error('The build has not read this lazyPart: its styles would be missing.')
	return lazyPart.of('', load, options)
}

/** The build turns each call into this one, with the part's file. */
lazyPart.of = <P extends object>(
	file: string,
	load: () => Promise<ComponentType<P>>,
	{ isOverlay = false, comes }: PartOptions = {},
): LazyPart<P> => {
	const code = partCode(file, load)
	const place = (given: P, asked?: Promise<void>) => (
		<Placed code={code} isOverlay={isOverlay} given={given} asked={asked} />
	)
	// It is remembered, because React gives up the server's markup of what is rendered anew before its code has come.
	const part = memo((given: P) => {
		if (comes === 'near') return <FarPlace>{(whenNear) => place(given, whenNear)}</FarPlace>
		return place(given, comes === 'acted' ? onceSomebodyActs() : undefined)
	}, isAlike)
	const preload = async () => {
		await code.load().catch(() => undefined)
	}
	return Object.assign(part as unknown as ComponentType<P>, { preload })
}

interface PlacedProps<P> {
	code: PartCode<P>
	isOverlay: boolean
	given: P
	/** The code waits until this promise ends; where it is undefined the code does not wait. */
	asked: Promise<void> | undefined
}

function Placed<P extends object>(props: PlacedProps<P>) {
	return (
		<Suspense fallback={props.isOverlay ? <OverlayWaiting /> : <LoadingSheet />}>
			{import.meta.env.SSR ? <Drawn {...props} /> : <Shown {...props} />}
		</Suspense>
	)
}

/** Renders the part on the server, where its code is there already. */
function Drawn<P extends object>({ code, given }: PlacedProps<P>) {
	noteDrawn(code)
	return code.Part && <code.Part {...given} />
}

/** Shows the part in the browser once its code has come. */
function Shown<P extends object>({ code, isOverlay, given, asked }: PlacedProps<P>) {
	if (asked !== undefined) use(asked)
	const isDrawn = !useIsHydrated()
	const [isRetrying, startRetry] = useTransition()
	const [, countTry] = useState(0)
	const found = use(code.find(isDrawn))
	if ('Part' in found) return <found.Part {...given} />
	const retry = () => {
		code.forget()
		startRetry(() => countTry((count) => count + 1))
	}
	return <Failed code={code} isOverlay={isOverlay} error={found.error} onRetry={retry} isRetrying={isRetrying} />
}

interface FailedProps<P> extends ComponentProps<typeof LoadFailure> {
	code: PartCode<P>
	isOverlay: boolean
}

function Failed<P extends object>({ code, isOverlay, ...failure }: FailedProps<P>) {
	// Whoever comes back to the part asks again.
	useEffect(() => () => code.forget(), [code])
	return isOverlay ? <OverlayFailure onRetry={failure.onRetry} /> : <LoadFailure {...failure} />
}

function OverlayWaiting() {
	const m = useMessages(uiMessages)
	return (
		<p role="status" className={css.waiting}>
			{m.loading}
		</p>
	)
}

function OverlayFailure({ onRetry }: { onRetry: () => void }) {
	const m = useMessages(uiMessages)
	const { show } = useToast()
	const [retry] = useState(() => onRetry)
	useEffect(() => {
		show({ title: m.failedToLoad, kind: 'error', action: { label: m.tryAgain, onPress: retry } })
	}, [m, retry, show])
	return null
}
