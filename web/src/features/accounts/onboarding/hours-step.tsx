import { dailyHours } from '@aravalli/shared/accounts/account'
import { type FormEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { messages as onboardingMessages } from './messages.en.ts'
import css from './onboarding.module.css'
import { StepButtons, StepHeading, type StepProps } from './step-frame.tsx'

interface HoursStepProps extends StepProps {
	/** Says why the choices could not be stored. */
	failure: string | null
	isSending: boolean
}

export function HoursStep({ draft, onChange, onBack, onDone, failure, isSending }: HoursStepProps) {
	const m = useMessages(onboardingMessages)
	const [wasTried, setWasTried] = useState(false)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setWasTried(true)
		if (draft.selectedHours && !isSending) onDone()
	}
	return (
		<form className={css.step} method="post" noValidate onSubmit={submit}>
			<StepHeading title={m.hoursTitle} text={m.hoursText} />
			<ChoiceCards
				legend={m.hoursTitle}
				name="selectedHours"
				options={dailyHours.map((hours) => ({
					value: String(hours),
					title: m.hours(hours),
					note: m.intensities[hours],
				}))}
				chosen={String(draft.selectedHours)}
				onChoose={(value) => onChange({ selectedHours: dailyHours.find((hours) => String(hours) === value) ?? null })}
			/>
			{wasTried && !draft.selectedHours && (
				<p className={css.problem} role="alert">
					{m.chooseHours}
				</p>
			)}
			<FormFailure message={failure} />
			<StepButtons label={m.complete} isBusy={isSending} busyLabel={m.saving} onBack={onBack} />
		</form>
	)
}
