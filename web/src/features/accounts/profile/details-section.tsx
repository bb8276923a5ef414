import { dailyHours, examYears, nameProblem, phoneProblem } from '@aravalli/shared/accounts/account'
import { isLanguage } from '@aravalli/shared/language'
import { useRouter } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import card from '../card.module.css'
import { ChoiceFields } from '../choice-fields.tsx'
import { accountsMessages } from '../messages.ts'
import { NeedsScript } from '../needs-script.tsx'
import { PhoneField } from '../phone-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { profileMessages } from './messages.ts'
import css from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import { useUpdateViewer } from './use-update-viewer.ts'

type DetailsField = 'name' | 'phoneNumber' | 'language' | 'examYear' | 'dailyHours'

export function DetailsSection({ viewer }: { viewer: Viewer }) {
	const m = useMessages(profileMessages)
	const common = useMessages(accountsMessages)
	const save = useSaveDetails()
	const { form, errorOf, failure, isSending } = useAccountForm<DetailsField>({
		refusedText: m.saveFailed,
		check: (values) => ({ name: nameProblem(values.name), phoneNumber: phoneProblem(values.phoneNumber) }),
		send: save,
	})
	return (
		<ProfileSection title={m.details}>
			<form {...form} className={card.form}>
				<div className={card.columns}>
					<Field label={common.fullName} error={errorOf('name')}>
						{(control) => <input {...control} name="name" autoComplete="name" required defaultValue={viewer.name} />}
					</Field>
					<PhoneField defaultValue={viewer.phoneNumber} error={errorOf('phoneNumber')} />
				</div>
				<ChoiceFields {...viewer} />
				<FormFailure message={failure} />
				<NeedsScript />
				<div className={css.row}>
					<SubmitButton isBusy={isSending} busyLabel={m.saving}>
						{m.save}
					</SubmitButton>
					<PageLink link={{ to: '/onboarding' }} className={buttonClass({ variant: 'quiet' })}>
						{m.goals}
					</PageLink>
				</div>
			</form>
		</ProfileSection>
	)
}

/** A change of the language changes the page, too. */
function useSaveDetails() {
	const { saved } = useMessages(profileMessages)
	const api = useSignedInApi('profile')
	const update = useUpdateViewer()
	const router = useRouter()
	const pageLanguage = useLanguage()
	const { show } = useToast()
	return async ({ name, phoneNumber, language, examYear, dailyHours: hours }: Record<DetailsField, string>) => {
		const choices = {
			language: isLanguage(language) ? language : undefined,
			examYear: examYears.find((year) => year === examYear),
			dailyHours: dailyHours.find((number) => String(number) === hours),
		}
		const { data } = await api('PATCH /api/user/profile', { body: { name, phoneNumber, ...choices } })
		update(data)
		show({ title: saved, kind: 'ok' })
		if (data.language !== pageLanguage) await switchLanguage(router, data.language)
	}
}
