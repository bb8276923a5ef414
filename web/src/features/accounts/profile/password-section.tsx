import { confirmationProblem, passwordProblem } from '@aravalli/shared/accounts/account'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import card from '../card.module.css'
import { atField } from '../failure-text.ts'
import { messages as accountsMessages } from '../messages.en.ts'
import { useAccountForm } from '../use-account-form.ts'
import { devicesQuery } from './load-profile.ts'
import { messages as profileMessages } from './messages.en.ts'
import css from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'

type PasswordFields = 'currentPassword' | 'newPassword' | 'confirmPassword'

export function PasswordSection({ email }: { email: string }) {
	const m = useMessages(profileMessages)
	const common = useMessages(accountsMessages)
	const change = useChangePassword()
	const { form, errorOf, failure, isSending } = useAccountForm<PasswordFields>({
		refusedText: m.changeFailed,
		check: (values) => ({
			currentPassword: values.currentPassword === '' ? 'password-required' : null,
			newPassword: passwordProblem(values.newPassword),
			confirmPassword: confirmationProblem(values.newPassword, values.confirmPassword),
		}),
		send: async (values, element) => {
			await change(values)
			element.reset()
		},
	})
	return (
		<ProfileSection title={m.password} text={m.passwordText}>
			<form {...form} className={card.form}>
				{/* Tells a password manager whose password it is. */}
				<input type="email" autoComplete="username" value={email} readOnly hidden />
				<PasswordField
					label={m.currentPassword}
					name="currentPassword"
					autoComplete="current-password"
					error={errorOf('currentPassword')}
				/>
				<div className={card.columns}>
					<PasswordField
						label={common.newPassword}
						name="newPassword"
						autoComplete="new-password"
						hint={common.passwordHint}
						error={errorOf('newPassword')}
					/>
					<PasswordField
						label={common.confirmPassword}
						name="confirmPassword"
						autoComplete="new-password"
						error={errorOf('confirmPassword')}
					/>
				</div>
				<FormFailure message={failure} />
				<div className={css.row}>
					<SubmitButton isBusy={isSending} busyLabel={m.changing}>
						{m.changePassword}
					</SubmitButton>
				</div>
			</form>
		</ProfileSection>
	)
}

function useChangePassword() {
	const m = useMessages(profileMessages)
	const api = useSignedInApi('profile')
	const queryClient = useQueryClient()
	const { show } = useToast()
	return async (body: Record<PasswordFields, string>) => {
		const wrongAtField = atField({
			'password.wrong': 'currentPassword',
			'password.common': 'newPassword',
			'password.short-for-role': 'newPassword',
		})
		const { message } = await api('POST /api/user/change-password', { body }).catch(wrongAtField)
		show({ title: message || m.passwordChanged, kind: 'ok' })
		await queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey })
	}
}
