import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import css from '../card.module.css'
import type { CardProps } from '../login/login-search.ts'
import { messages as loginMessages } from '../login/messages.en.ts'
import { NeedsScript } from '../needs-script.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { RegisteredModal } from './registered-modal.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { checkRegistration, type RegistrationField } from './registration-rules.ts'
import { useRegister } from './use-register.ts'

export function RegistrationCard({ search, next, email, onEmail }: CardProps) {
	const m = useMessages(loginMessages)
	const register = useRegister(next)
	const [isOnlyRegistered, setIsOnlyRegistered] = useState(false)
	const { form, errorOf, failure, isSending } = useAccountForm<RegistrationField>({
		refusedText: m.failed,
		check: checkRegistration,
		send: async (values) => setIsOnlyRegistered(!(await register(values))),
	})
	const { mode: _, ...loginSearch } = search
	const loginLink = linkOptions({ to: '/login', search: loginSearch })
	return (
		<>
			<ArrivingHeading as="h1" className={css.title}>
				{m.createAccount}
			</ArrivingHeading>
			<p className={css.switch}>
				{m.registered} <PageLink link={loginLink}>{m.login}</PageLink>
			</p>
			<form {...form} className={css.form}>
				<RegistrationFields errorOf={errorOf} email={email} onEmail={onEmail} />
				<FormFailure message={failure} />
				<NeedsScript />
				<SubmitButton isWide isBusy={isSending} busyLabel={m.registering}>
					{m.register}
				</SubmitButton>
			</form>
			{isOnlyRegistered && <RegisteredModal loginSearch={loginSearch} />}
		</>
	)
}
