import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { tellSignedOut } from '#web/lib/note-session-over.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import card from '../card.module.css'
import { atField } from '../failure-text.ts'
import { useAccountForm } from '../use-account-form.ts'
import { messages as profileMessages } from './messages.en.ts'
import css from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'

/** Leads to everything that is kept, and to a copy of it, and offers the way out. */
export function DataSection() {
	const m = useMessages(profileMessages)
	return (
		<ProfileSection title={m.data} text={m.dataText}>
			<div className={css.row}>
				<PageLink link={linkOptions({ to: '/my-data' })} className={buttonClass()}>
					<Icon path={downloadIcon} />
					{m.export}
				</PageLink>
			</div>
			{/* The page "My data" leads here. */}
			<div id="close-account">
				<Disclosure showLabel={m.close}>
					<CloseForm />
				</Disclosure>
			</div>
		</ProfileSection>
	)
}

function CloseForm() {
	const m = useMessages(profileMessages)
	const api = useSignedInApi('profile')
	const { form, errorOf, failure, isSending } = useAccountForm<'password'>({
		refusedText: m.closeFailed,
		check: ({ password }) => ({ password: password === '' ? 'password-required' : null }),
		send: async ({ password }) => {
			await api('DELETE /api/user', { body: { password } }).catch(atField({ 'password.wrong': 'password' }))
			tellSignedOut()
			// The page is loaded afresh, so that nothing of the account is left in this one.
			location.assign('/login?closed=account')
		},
	})
	return (
		<form {...form} className={card.form}>
			<p className={css.text}>{m.closeText}</p>
			<PasswordField
				label={m.currentPassword}
				name="password"
				autoComplete="current-password"
				error={errorOf('password')}
			/>
			<FormFailure message={failure} />
			<div className={css.row}>
				<SubmitButton variant="danger" isBusy={isSending} busyLabel={m.closing}>
					{m.closeForEver}
				</SubmitButton>
			</div>
		</form>
	)
}
