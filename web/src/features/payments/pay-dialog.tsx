import { formatRupees } from '@aravalli/shared/money'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Note } from '#web/ui/note.tsx'
import { BillLines } from './bill-lines.tsx'
import { shieldCheckIcon } from './icons.ts'
import { messages as paymentMessages } from './messages.en.ts'
import { setNoticePlace } from './notice-place.ts'
import css from './pay-dialog.module.css'
import { PaymentAlert } from './payment-alert.tsx'
import type { Bill } from './prices.ts'
import { TestModeNote } from './test-mode-note.tsx'
import type { Checkout } from './use-checkout.ts'

interface PayDialogProps {
	checkout: Checkout
	bill: Bill
	/** Is what the price is called ('Session fee'). */
	priceLabel?: string | undefined
	/** Is what the button says in place of the amount, for what is free. */
	payLabel?: string | undefined
	/** A failure is shown elsewhere, over the page. */
	isFailureElsewhere?: boolean
	onClose: () => void
	/** Says what is being bought. */
	children: ReactNode
}

/** Shows what is bought, what it costs, and the button that opens the provider's checkout; while that is open it is not there. */
export function PayDialog({
	checkout,
	bill,
	priceLabel,
	payLabel,
	isFailureElsewhere = false,
	onClose,
	children,
}: PayDialogProps) {
	const { dialog: m } = useMessages(paymentMessages)
	if (checkout.isOpen) return null
	const isFree = bill.price === 0
	return (
		<Modal title={m.title} isHeld={checkout.isBusy} onClose={onClose}>
			<div className={css.what}>{children}</div>
			<BillLines bill={bill} label={priceLabel} />
			{checkout.failure && !isFailureElsewhere && <PaymentAlert message={checkout.failure.message} />}
			<Standing checkout={checkout} />
			<div ref={setNoticePlace} className={css.standing} />
			{checkout.state !== 'confirming' && (
				<Button
					variant="action"
					isWide
					isBusy={checkout.isBusy}
					busyLabel={checkout.state === 'verifying' ? m.verifying : m.processing}
					onClick={checkout.pay}
				>
					{payLabel ?? m.pay(formatRupees(bill.price))}
				</Button>
			)}
			{checkout.isTestMode && <TestModeNote />}
			{!isFree && checkout.state !== 'confirming' && (
				<p className={css.secure}>
					<Icon path={shieldCheckIcon} />
					{m.secure}
				</p>
			)}
		</Modal>
	)
}

function Standing({ checkout: { state } }: { checkout: Checkout }) {
	const { dialog: m } = useMessages(paymentMessages)
	return (
		<div role="status" className={css.standing}>
			{state === 'checking' && <Note kind="accent">{m.checking}</Note>}
			{state === 'confirming' && (
				<Note kind="accent">
					<strong>{m.confirming}</strong>
					<p>{m.confirmingHelp}</p>
				</Note>
			)}
		</div>
	)
}
