import { emailProblem } from '@aravalli/shared/email'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
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
	/** Leads back to the login where a password has just been reset, else null. */
	onLogin: (() => void) | null
	onRequested: (email: string) => void
}

export function EmailStep({ email, onLogin, onRequested }: EmailStepProps) {
	const m = useMessages(resetMessages)
	const common = useMessages(accountsMessages)
	const api = useApi()
	const input = useRef<HTMLInputElement>(null)
	const login = useRef<HTMLButtonElement>(null)
	useEffect(() => (login.current ?? input.current)?.focus(), [])
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
			{onLogin && (
				<>
					<div role="alert">
						<Note>{m.done}</Note>
					</div>
					<Button ref={login} variant="primary" isWide onClick={onLogin}>
						{m.toLogin}
					</Button>
				</>
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
			<SubmitButton variant={onLogin ? 'secondary' : 'primary'} isWide isBusy={isSending} busyLabel={m.sending}>
				{m.send}
			</SubmitButton>
		</form>
	)
}
