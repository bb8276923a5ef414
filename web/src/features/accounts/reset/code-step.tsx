import { CODE_LENGTH, codeProblem } from '@aravalli/shared/accounts/account'
import { latinDigits } from '@aravalli/shared/latin-digits'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { OtpField } from '#web/ui/otp-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { useAccountForm } from '../use-account-form.ts'
import { messages as resetMessages } from './messages.en.ts'
import css from './reset.module.css'
import { SendAgain } from './send-again.tsx'

interface CodeStepProps {
	email: string
	onBack: () => void
	onVerified: (otp: string) => void
}

export function CodeStep({ email, onBack, onVerified }: CodeStepProps) {
	const m = useMessages(resetMessages)
	const common = useMessages(accountsMessages)
	const api = useApi()
	const { form, errorOf, failure, isSending } = useAccountForm<'otp'>({
		refusedText: m.wrongCode,
		check: (values) => ({ otp: codeProblem(values.otp) }),
		send: async (values) => {
			const otp = latinDigits(values.otp)
			await api('POST /api/auth/verify-otp', { body: { email, otp } })
			onVerified(otp)
		},
	})
	const label = (
		<>
			{m.enterCode} <b className={css.address}>{email}</b>
		</>
	)
	return (
		<form {...form} className={css.form}>
			<OtpField
				label={label}
				name="otp"
				length={CODE_LENGTH}
				toDigits={latinDigits}
				hint={m.codeHint}
				error={errorOf('otp') ?? failure ?? undefined}
			/>
			<SendAgain email={email} />
			<div className={css.buttons}>
				<Button variant="quiet" icon={arrowLeftIcon} onClick={onBack}>
					{common.back}
				</Button>
				<SubmitButton isWide isBusy={isSending} busyLabel={m.verifying}>
					{m.verify}
				</SubmitButton>
			</div>
		</form>
	)
}
