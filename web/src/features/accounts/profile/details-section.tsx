import { dailyHours } from '@aravalli/shared/accounts/account'
import { examYears } from '@aravalli/shared/exam-cycles'
import { isLanguage } from '@aravalli/shared/language'
import { nameProblem } from '@aravalli/shared/person-name'
import { phoneProblem } from '@aravalli/shared/phone'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import type { Values } from '#web/lib/use-form.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import card from '../card.module.css'
import { ChoiceFields } from '../choice-fields.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { NeedsScript } from '../needs-script.tsx'
import { PhoneField } from '../phone-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { messages as profileMessages } from './messages.en.ts'
import css from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import { type DetailsField, forgetUnsaved, keepUnsaved, unsavedDetails } from './unsaved-details.ts'
import { useUpdateViewer } from './use-update-viewer.ts'

export function DetailsSection({ viewer }: { viewer: Viewer }) {
	const m = useMessages(profileMessages)
	const common = useMessages(accountsMessages)
	const save = useSaveDetails(viewer.id)
	const [{ shown, before, isUnsaved }] = useState(() => withUnsaved(viewer))
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
						{(control) => <input {...control} name="name" autoComplete="name" required defaultValue={shown.name} />}
					</Field>
					<PhoneField defaultValue={shown.phoneNumber} error={errorOf('phoneNumber')} />
				</div>
				<ChoiceFields
					// The language can also be changed in the header; then it is the account's that is shown.
					language={viewer.language === before.language ? shown.language : viewer.language}
					examYear={shown.examYear}
					dailyHours={shown.dailyHours}
				/>
				{isUnsaved && unsavedDetails(viewer.id) && <Note>{m.unsaved}</Note>}
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

/** Fills the form with what could not be saved, else with the account's details. */
function withUnsaved(viewer: Viewer) {
	const unsaved = unsavedDetails(viewer.id)
	if (!unsaved) return { shown: viewer, before: viewer, isUnsaved: false }
	const { language, examYear, dailyHours: hours } = readChoices(unsaved)
	const shown = {
		name: unsaved.name,
		phoneNumber: unsaved.phoneNumber,
		language: language ?? viewer.language,
		examYear: examYear ?? viewer.examYear,
		dailyHours: hours ?? viewer.dailyHours,
	}
	return { shown, before: viewer, isUnsaved: true }
}

function readChoices({ language, examYear, dailyHours: hours }: Values<DetailsField>) {
	return {
		language: isLanguage(language) ? language : undefined,
		examYear: examYears.find((year) => year === examYear),
		dailyHours: dailyHours.find((number) => String(number) === hours),
	}
}

/** A change of the language changes the page, too. */
function useSaveDetails(userId: string) {
	const { saved } = useMessages(profileMessages)
	const api = useSignedInApi('profile')
	const update = useUpdateViewer()
	const router = useRouter()
	const pageLanguage = useLanguage()
	const { show } = useToast()
	return async (values: Values<DetailsField>) => {
		const { name, phoneNumber } = values
		// The values are kept before the call: when the session is over, it leads to the login at once.
		keepUnsaved(userId, values)
		const { data } = await api('PATCH /api/user/profile', { body: { name, phoneNumber, ...readChoices(values) } })
		forgetUnsaved()
		update(data)
		show({ title: saved, kind: 'ok' })
		if (data.language !== pageLanguage) await switchLanguage(router, data.language)
	}
}
