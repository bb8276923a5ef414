import { confirmationProblem, passwordProblem } from '@aravalli/shared/accounts/account'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { atField } from '../failure-text.ts'
import { messages as accountsMessages } from '../messages.en.ts'
import { useAccountForm } from '../use-account-form.ts'
import { messages as resetMessages } from './messages.en.ts'
import css from './reset.module.css'

interface PasswordStepProps {
	email: string
	otp: string
	onBack: () => void
	onReset: () => void
}

export function PasswordStep({ email, otp, onBack, onReset }: PasswordStepProps) {
	const m = useMessages(resetMessages)
	const common = useMessages(accountsMessages)
	const api = useApi()
	const { form, errorOf, failure, isSending } = useAccountForm<'password' | 'confirmPassword'>({
		refusedText: m.resetFailed,
		check: (values) => ({
			password: passwordProblem(values.password),
			confirmPassword: confirmationProblem(values.password, values.confirmPassword),
		}),
		send: async ({ password, confirmPassword }) => {
			const wrongAtField = atField({ 'password.common': 'password', 'password.short-for-role': 'password' })
			const body = { email, password, confirmPassword, otp }
			await api('POST /api/auth/forget-password', { body }).catch(wrongAtField)
			onReset()
		},
	})
	return (
		<form {...form} className={css.form}>
			<ArrivingHeading as="h3" className={css.heading}>
				{m.choosePassword}
			</ArrivingHeading>
			<FormFailure message={failure} />
			{/* Tells a password manager whose password it is. */}
			<input type="email" autoComplete="username" value={email} readOnly hidden />
			<PasswordField
				label={common.newPassword}
				name="password"
				autoComplete="new-password"
				hint={common.passwordHint}
				error={errorOf('password')}
			/>
			<PasswordField
				label={common.confirmPassword}
				name="confirmPassword"
				autoComplete="new-password"
				error={errorOf('confirmPassword')}
			/>
			<div className={css.buttons}>
				<Button variant="quiet" icon={arrowLeftIcon} onClick={onBack}>
					{common.back}
				</Button>
				<SubmitButton isWide isBusy={isSending} busyLabel={m.saving}>
					{m.save}
				</SubmitButton>
			</div>
		</form>
	)
}
