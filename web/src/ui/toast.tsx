import { type ComponentType, createContext, type ReactNode, use, useCallback, useState } from 'react'
import type { ToastMessage } from './toast-message.ts'
import type { ToastViewportProps } from './toast-viewport.tsx'

type Show = (message: ToastMessage) => void

const ToastContext = createContext<Show>(() => undefined)

/** Around the whole page, once. What shows the messages is asked for with the first of them. */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [queue, setQueue] = useState<ToastMessage[]>([])
	const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps> | null>(null)
	const show = useCallback(async (message: ToastMessage) => {
		setQueue((waiting) => [...waiting, message])
		const loaded = await import('./toast-viewport.tsx')
		setViewport(() => loaded.ToastViewport)
	}, [])
	const take = useCallback((count: number) => setQueue((waiting) => waiting.slice(count)), [])
	return (
		<ToastContext value={show}>
			{children}
			{Viewport && <Viewport queue={queue} onTaken={take} />}
		</ToastContext>
	)
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
