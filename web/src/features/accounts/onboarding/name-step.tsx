import { nameProblem } from '@aravalli/shared/person-name'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { useAccountForm } from '../use-account-form.ts'
import { messages as onboardingMessages } from './messages.en.ts'
import css from './onboarding.module.css'
import { StepButtons, StepHeading, type StepProps } from './step-frame.tsx'

export function NameStep({ draft, onChange, onBack, onDone }: StepProps) {
	const m = useMessages(onboardingMessages)
	const common = useMessages(accountsMessages)
	const { form, errorOf } = useAccountForm<'fullName'>({
		refusedText: common.failed,
		check: (values) => ({ fullName: nameProblem(values.fullName) }),
		send: async ({ fullName }) => {
			onChange({ fullName })
			onDone()
		},
	})
	return (
		<form {...form} className={css.step}>
			<StepHeading title={m.nameTitle} text={m.nameText} />
			<Field label={common.fullName} error={errorOf('fullName')}>
				{(control) => (
					<input
						{...control}
						name="fullName"
						autoComplete="name"
						required
						defaultValue={draft.fullName}
						onChange={({ target }) => onChange({ fullName: target.value })}
					/>
				)}
			</Field>
			<StepButtons label={common.continue} onBack={onBack} />
		</form>
	)
}
