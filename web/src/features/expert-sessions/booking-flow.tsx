import { sessionProblems } from '@aravalli/shared/expert-sessions/session'
import { formatRupees, paiseOfWholeRupees } from '@aravalli/shared/money'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer, type Viewer } from '#web/lib/viewer.ts'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { BookingForm } from './booking-form.tsx'
import { messages as bookingMessages } from './messages.en.ts'
import { ConfirmingPanel, FailurePanel, PaidOverlay, RefundingPanel, SuccessPanel } from './panels.tsx'
import { saveForm, takeSavedForm } from './saved-form.ts'
import { emptyForm, type SessionForm } from './session-form.ts'
import { SessionPayment } from './session-payment.tsx'
import { useSessionCheckout } from './use-session-checkout.ts'

interface BookingFlowProps {
	/** Goes on with a form that was saved for a sign-in. */
	autoOpenPayment?: boolean
	onClose: () => void
}

type Step = 'form' | 'payment' | 'paid' | 'success' | 'confirming' | 'refunding' | 'failure'

const OPEN_PAYMENT_MILLISECONDS = 500
const fee = formatRupees(paiseOfWholeRupees(expertSessionTerms.feeRupees))

/** Books a session with the expert: the form, the payment, and what came of it; one dialog at a time. */
export function BookingFlow({ autoOpenPayment = false, onClose }: BookingFlowProps) {
	const m = useMessages(bookingMessages)
	const viewer = useViewer()
	const [restored] = useState(() => (autoOpenPayment && viewer ? restoreForm(viewer) : null))
	const [form, setForm] = useState<SessionForm>(restored ?? emptyForm(viewer))
	const [step, setStep] = useState<Step>('form')
	const { checkout, failure } = useSessionCheckout({
		form,
		onSuccess: ({ state }: PaymentSuccess) => setStep(state),
		onFailure: () => setStep('failure'),
	})
	const leave = useLeaving(form)
	useEffect(() => {
		if (!restored || sessionProblems(restored).length > 0) return
		const timer = setTimeout(() => setStep('payment'), OPEN_PAYMENT_MILLISECONDS)
		return () => clearTimeout(timer)
	}, [restored])

	switch (step) {
		case 'form':
			return (
				<Modal title={m.title} onClose={onClose}>
					<p>{m.lead(fee)}</p>
					<BookingForm
						form={form}
						onChange={setForm}
						failure={failure?.message ?? null}
						onReady={() => setStep('payment')}
					/>
				</Modal>
			)
		case 'payment':
			return <SessionPayment form={form} checkout={checkout} onClose={() => setStep('form')} />
		case 'paid':
			return <PaidOverlay isTestMode={checkout.isTestMode} onDone={() => setStep('success')} />
		case 'success':
			return <SuccessPanel onDone={() => leave.toldOf(onClose)} />
		case 'confirming':
			return <ConfirmingPanel onClose={onClose} />
		case 'refunding':
			return <RefundingPanel onClose={onClose} />
		case 'failure':
			return (
				<FailurePanel
					message={failure?.message ?? ''}
					isSignInNeeded={failure?.code.startsWith('access.') ?? false}
					onSignIn={leave.toSignIn}
					onAgain={() => setStep('form')}
				/>
			)
	}
}

/** Brings what was saved, with the name and the address of the profile. */
function restoreForm({ name, email }: Viewer): SessionForm | null {
	const saved = takeSavedForm(Date.now())
	return saved && { ...saved, name, email }
}

/** Leads away from the dialogs. */
function useLeaving(form: SessionForm) {
	const m = useMessages(bookingMessages)
	const router = useRouter()
	const { show } = useToast()
	return {
		toSignIn: () => {
			saveForm(form, Date.now())
			void router.navigate({ href: '/login?redirect=session-booking' })
		},
		/** The panel goes by itself: what it has said is still there to be read, with the way to the booking. */
		toldOf: (onClose: () => void) => {
			onClose()
			const onPress = () => void router.navigate({ href: '/profile#bookings' })
			show({ title: m.success.toast, kind: 'ok', action: { label: m.success.bookings, onPress } })
		},
	}
}
