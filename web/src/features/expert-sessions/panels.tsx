import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon, circleCheckIcon, clockIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { TestModeNote } from '../payments/public.tsx'
import css from './booking.module.css'
import { messages as bookingMessages } from './messages.en.ts'

const OVERLAY_MILLISECONDS = 2_000
const SUCCESS_MILLISECONDS = 3_000
const FAILURE_MILLISECONDS = 5_000

/** Calls `onEnd` once, so long after it was shown. */
function useEndAfter(milliseconds: number, onEnd: () => void) {
	const latest = useRef(onEnd)
	useEffect(() => {
		latest.current = onEnd
	})
	useEffect(() => {
		const timer = setTimeout(() => latest.current(), milliseconds)
		return () => clearTimeout(timer)
	}, [milliseconds])
}

interface PanelProps {
	title: string
	kind: 'ok' | 'bad' | 'wait'
	onClose: () => void
	children: ReactNode
}

const icons = { ok: circleCheckIcon, bad: circleAlertIcon, wait: clockIcon }

function Panel({ title, kind, onClose, children }: PanelProps) {
	return (
		<Modal title={title} onClose={onClose}>
			<div className={css.panel} role={kind === 'bad' ? 'alert' : 'status'}>
				<span className={css.mark} data-kind={kind}>
					<Icon path={icons[kind]} />
				</span>
				{children}
			</div>
		</Modal>
	)
}

/** Says that the payment has come, and leads on by itself. */
export function PaidOverlay({ isTestMode, onDone }: { isTestMode: boolean; onDone: () => void }) {
	const m = useMessages(bookingMessages)
	useEndAfter(OVERLAY_MILLISECONDS, onDone)
	return (
		<Panel title={m.payment.title} kind="ok" onClose={onDone}>
			<p>{m.paid}</p>
			{isTestMode && <TestModeNote />}
		</Panel>
	)
}

/** Says what happens next, and closes by itself. */
export function SuccessPanel({ onDone }: { onDone: () => void }) {
	const { success: m } = useMessages(bookingMessages)
	useEndAfter(SUCCESS_MILLISECONDS, onDone)
	return (
		<Panel title={m.title} kind="ok" onClose={onDone}>
			<p>{m.contact}</p>
			<p>{m.mail}</p>
		</Panel>
	)
}

interface FailurePanelProps {
	message: string
	/** Nobody is signed in, or not any more. */
	isSignInNeeded: boolean
	onSignIn: () => void
	onAgain: () => void
}

/** Says why it came to nothing, and gives way to the form by itself, where it is said as well. */
export function FailurePanel({ message, isSignInNeeded, onSignIn, onAgain }: FailurePanelProps) {
	const { failure: m } = useMessages(bookingMessages)
	useEndAfter(FAILURE_MILLISECONDS, onAgain)
	return (
		<Panel title={m.title} kind="bad" onClose={onAgain}>
			<p>{message}</p>
			{isSignInNeeded && <p className={css.held}>{m.loginHelp}</p>}
			<Button variant="primary" onClick={isSignInNeeded ? onSignIn : onAgain}>
				{isSignInNeeded ? m.login : m.tryAgain}
			</Button>
		</Panel>
	)
}

export function ConfirmingPanel({ onClose }: { onClose: () => void }) {
	const { confirming: m, success } = useMessages(bookingMessages)
	return (
		<Panel title={m.title} kind="wait" onClose={onClose}>
			<p>{m.text}</p>
			<p className={css.held}>{m.help}</p>
			<Button onClick={onClose}>{success.close}</Button>
		</Panel>
	)
}

export function RefundingPanel({ onClose }: { onClose: () => void }) {
	const { refunding: m, success } = useMessages(bookingMessages)
	return (
		<Panel title={m.title} kind="wait" onClose={onClose}>
			<p>{m.text}</p>
			<div className={css.ways}>
				<MenuLink href="/payment-history" className={buttonClass({ variant: 'primary' })}>
					{m.history}
				</MenuLink>
				<Button onClick={onClose}>{success.close}</Button>
			</div>
		</Panel>
	)
}
