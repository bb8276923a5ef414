import { emailProblem } from '@aravalli/shared/email'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { useAccountForm } from '../use-account-form.ts'
import { messages as resetMessages } from './messages.en.ts'
import css from './reset.module.css'

interface EmailStepProps {
	email: string
	/** A password has just been reset. */
	isDone: boolean
	onRequested: (email: string) => void
}

export function EmailStep({ email, isDone, onRequested }: EmailStepProps) {
	const m = useMessages(resetMessages)
	const common = useMessages(accountsMessages)
	const api = useApi()
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => input.current?.focus(), [])
	const { form, errorOf, failure, isSending } = useAccountForm<'email'>({
		refusedText: m.sendFailed,
		check: (values) => ({ email: emailProblem(values.email) }),
		send: async (values) => {
			await api('POST /api/auth/request-otp', { body: values })
			onRequested(values.email.trim())
		},
	})
	return (
		<form {...form} className={css.form}>
			{isDone && (
				<div role="alert">
					<Note>{m.done}</Note>
				</div>
			)}
			<FormFailure message={failure} />
			<Field label={common.email} hint={m.emailHint} error={errorOf('email')}>
				{(control) => (
					<input
						{...control}
						ref={input}
						name="email"
						type="email"
						autoComplete="username"
						autoCapitalize="none"
						required
						defaultValue={email}
					/>
				)}
			</Field>
			<SubmitButton isWide isBusy={isSending} busyLabel={m.sending}>
				{m.send}
			</SubmitButton>
		</form>
	)
}
