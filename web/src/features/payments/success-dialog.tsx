import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon, clockIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { ReceiptDownload } from '../receipts/public.tsx'
import { undo2Icon } from './icons.ts'
import { messages as paymentMessages } from './messages.en.ts'
import css from './success-dialog.module.css'
import { successFacts } from './success-facts.ts'
import { TestModeNote } from './test-mode-note.tsx'

interface SuccessDialogProps {
	success: PaymentSuccess
	isTestMode?: boolean
	/** Without it there is no button that closes, and only the links lead on. */
	onClose?: (() => void) | undefined
	/** Is called when a link is followed that leads on. */
	onFollow?: (() => void) | undefined
}

const icons = { paid: circleCheckIcon, confirming: clockIcon, refunding: undo2Icon }

/** Says what became of a payment, and leads on to what was bought. */
export function SuccessDialog({ success, isTestMode = false, onClose, onFollow }: SuccessDialogProps) {
	const { success: m, notice } = useMessages(paymentMessages)
	const language = useLanguage()
	const { state, isFree } = success
	const titles = { paid: isFree ? m.freeTitle : m.title, confirming: m.confirmingTitle, refunding: m.refundTitle }
	return (
		<Modal title={titles[state]} onClose={onClose}>
			<div className={css.head} data-state={state}>
				<Icon path={icons[state]} className={css.icon} />
				<h3 className={css.title}>{(success.course ?? success.plan)?.title ?? success.session?.sessionType}</h3>
			</div>
			{state === 'confirming' && <p className={css.sentence}>{notice.confirming}</p>}
			{state === 'refunding' && <p className={css.sentence}>{notice.refunding}</p>}
			<dl className={css.facts}>
				{successFacts(success, m, language).map(({ label, value }) => (
					<div key={label} className={css.fact}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{success.receipt && <ReceiptDownload receiptId={success.receipt.receiptId} variant="link" />}
			{isTestMode && <TestModeNote />}
			<div className={css.actions}>
				<WaysOn success={success} onFollow={onFollow} />
				{onClose && <Button onClick={onClose}>{m.close}</Button>}
			</div>
		</Modal>
	)
}

const UPLOAD = '/upload-answersheet'

function WaysOn({ success, onFollow }: Pick<SuccessDialogProps, 'success' | 'onFollow'>) {
	const { success: m } = useMessages(paymentMessages)
	const { state, course, plan, subscriptionId } = success
	if (state !== 'paid')
		return (
			<MenuLink onClick={onFollow} href="/payment-history" className={buttonClass({ variant: 'primary' })}>
				{m.history}
			</MenuLink>
		)
	const upload = new URLSearchParams({ from: 'payment', ...(subscriptionId && { subscriptionId }) })
	return (
		<>
			{course && (
				<MenuLink
					onClick={onFollow}
					href={`/courses/${encodeURIComponent(course.id)}`}
					className={buttonClass({ variant: 'action' })}
				>
					{m.openCourse}
				</MenuLink>
			)}
			{plan && (
				<MenuLink onClick={onFollow} href={`${UPLOAD}?${upload}`} className={buttonClass({ variant: 'action' })}>
					{m.upload}
				</MenuLink>
			)}
			<MenuLink onClick={onFollow} href="/dashboard" className={buttonClass({})}>
				{m.dashboard}
			</MenuLink>
		</>
	)
}
