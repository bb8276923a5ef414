import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { messages as resetMessages } from './messages.en.ts'
import { PasswordStep } from './password-step.tsx'

const steps = ['email', 'otp', 'password'] as const

export interface ResetModalProps {
	/** Was typed into the login form. */
	knownEmail: string
	/** Is told whose password was reset. */
	onReset: (email: string) => void
	onClose: () => void
}

/** Sets a new password by a code that comes by mail. Closing it forgets everything. */
export function ResetModal({ knownEmail, onReset, onClose }: ResetModalProps) {
	const m = useMessages(resetMessages)
	const [step, setStep] = useState<(typeof steps)[number]>('email')
	const [email, setEmail] = useState(knownEmail)
	const [otp, setOtp] = useState('')
	const [isDone, setIsDone] = useState(false)
	const requested = (address: string) => {
		setEmail(address)
		setIsDone(false)
		setStep('otp')
	}
	const verified = (code: string) => {
		setOtp(code)
		setStep('password')
	}
	const back = () => setStep('email')
	const reset = () => {
		onReset(email)
		setEmail('')
		setOtp('')
		setIsDone(true)
		setStep('email')
	}
	return (
		<Modal title={m.title} onClose={onClose}>
			<Steps label={m.steps} steps={steps.map((name) => m.stepNames[name])} current={steps.indexOf(step)} />
			{step === 'email' && <EmailStep email={email} onLogin={isDone ? onClose : null} onRequested={requested} />}
			{step === 'otp' && <CodeStep email={email} onBack={back} onVerified={verified} />}
			{step === 'password' && <PasswordStep email={email} otp={otp} onBack={back} onReset={reset} />}
		</Modal>
	)
}
