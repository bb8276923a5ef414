import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import { useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { xIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { ToastFace, type ToastMessage } from './toast-face.tsx'
import css from './toast-viewport.module.css'

const shownMilliseconds = 6000

/** The older ones come back when the newest goes: a pile would cover the buttons that it speaks of. */
const shownAtOnce = 1

export interface ToastViewportProps {
	/** Holds messages that are to be shown, the oldest first. */
	queue: ToastMessage[]
	/** The first `count` of the queue have been taken over. */
	onTaken: (count: number) => void
}

export function ToastViewport(props: ToastViewportProps) {
	return (
		<CSPProvider disableStyleElements>
			<Toast.Provider limit={shownAtOnce}>
				<Messages {...props} />
			</Toast.Provider>
		</CSPProvider>
	)
}

function Messages({ queue, onTaken }: ToastViewportProps) {
	const m = useMessages(uiMessages)
	const { toasts, add, close } = Toast.useToastManager()
	const container = useUppermostLayer(queue)
	useEffect(() => {
		if (queue.length === 0) return
		for (const message of queue) {
			const id = add({
				...toastOf(message),
				...(message.action && { actionProps: actionOf(message.action, () => close(id)) }),
			})
		}
		onTaken(queue.length)
	}, [queue, add, close, onTaken])
	return (
		<Toast.Portal container={container}>
			<Toast.Viewport className={css.viewport} aria-label={m.notifications}>
				{toasts.map((toast) => (
					<Toast.Root key={toast.id} toast={toast} className={css.toast}>
						<ToastFace
							kind={toast.type as ToastMessage['kind']}
							title={<Toast.Title render={<p />} />}
							text={toast.description && <Toast.Description />}
							action={
								toast.actionProps && (
									<Toast.Action className={classNames(buttonClass({ isCompact: true }), css.action)} />
								)
							}
							close={<Toast.Close render={<IconButton icon={xIcon} label={m.dismiss} />} />}
						/>
					</Toast.Root>
				))}
			</Toast.Viewport>
		</Toast.Portal>
	)
}

function toastOf({ title, text, kind, stays = kind === 'error', action }: ToastMessage) {
	// A message that is read out at once is hidden from screen readers where it stands, together with its button.
	const priority = kind === 'error' && !action ? ('high' as const) : ('low' as const)
	return { title, description: text, type: kind, priority, timeout: stays ? 0 : shownMilliseconds }
}

function actionOf({ label, onPress }: { label: string; onPress: () => void }, close: () => void) {
	const press = () => {
		close()
		onPress()
	}
	return { children: label, onClick: press }
}

/** While a modal dialog is open all outside it is dead, so messages go into it, and back to the page when it closes. */
function useUppermostLayer(queue: ToastMessage[]): HTMLElement {
	const [layer, setLayer] = useState<HTMLElement>(findLayer)
	useEffect(() => {
		if (queue.length > 0) setLayer(findLayer())
	}, [queue])
	useEffect(() => {
		const leave = () => setLayer(findLayer())
		layer.addEventListener('close', leave)
		return () => layer.removeEventListener('close', leave)
	}, [layer])
	return layer
}

function findLayer(): HTMLElement {
	return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
}
