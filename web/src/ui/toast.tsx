import { type ComponentType, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import type { ToastMessage } from './toast-face.tsx'
import type { ToastViewportProps } from './toast-viewport.tsx'

type Show = (message: ToastMessage) => void

const ToastContext = createContext<Show>(() => undefined)

const RETRY_MILLISECONDS = 3_000

/** Tries until it is there: a message that says that the network is away would else be lost with the network. */
async function loadViewport(): Promise<ComponentType<ToastViewportProps>> {
	for (;;) {
		try {
			return (await import('./toast-viewport.tsx')).ToastViewport
		} catch {
			await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
		}
	}
}

/**
 * Stands once around the whole page. The code that shows the messages is asked for with the reader's first press of
 * anything; by hand, because a `lazyPart` that cannot be had says so in such a message.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [queue, setQueue] = useState<ToastMessage[]>([])
	const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps> | null>(null)
	const show = useCallback((message: ToastMessage) => setQueue((waiting) => [...waiting, message]), [])
	const isAwaited = useFirstPress() || queue.length > 0
	useEffect(() => {
		if (isAwaited) void loadViewport().then((Loaded) => setViewport(() => Loaded))
	}, [isAwaited])
	const take = useCallback((count: number) => setQueue((waiting) => waiting.slice(count)), [])
	return (
		<ToastContext value={show}>
			{children}
			{Viewport && <Viewport queue={queue} onTaken={take} />}
		</ToastContext>
	)
}

/** Tells whether the reader has touched, clicked or typed. */
function useFirstPress(): boolean {
	const [isPressed, setIsPressed] = useState(false)
	useEffect(() => {
		const noticed = new AbortController()
		const notice = () => {
			noticed.abort()
			setIsPressed(true)
		}
		for (const kind of ['pointerdown', 'keydown']) {
			addEventListener(kind, notice, { passive: true, signal: noticed.signal })
		}
		return () => noticed.abort()
	}, [])
	return isPressed
}

/**
 * Shows short messages over the page, from anywhere below `ToastProvider`.
 *
 * @example
 * const { show } = useToast()
 * show({ title: m.linkCopied, kind: 'ok' })
 */
export function useToast(): { show: Show } {
	return { show: use(ToastContext) }
}
