import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import css from './onboarding.module.css'
import type { OnboardingDraft } from './onboarding-draft.ts'

/** All steps that ask something share these. */
export interface StepProps {
	draft: OnboardingDraft
	onChange: (changes: Partial<OnboardingDraft>) => void
	onBack: () => void
	onDone: () => void
}

export function StepHeading({ title, text }: { title: string; text: string }) {
	return (
		<>
			<ArrivingHeading as="h1" className={css.title}>
				{title}
			</ArrivingHeading>
			<p className={css.text}>{text}</p>
		</>
	)
}

interface StepButtonsProps {
	label: string
	isBusy?: boolean
	busyLabel?: string
	onBack: () => void
}

export function StepButtons({ label, isBusy = false, busyLabel = label, onBack }: StepButtonsProps) {
	const m = useMessages(accountsMessages)
	return (
		<div className={css.buttons}>
			<Button variant="quiet" icon={arrowLeftIcon} onClick={onBack} disabled={isBusy}>
				{m.back}
			</Button>
			<SubmitButton isWide isBusy={isBusy} busyLabel={busyLabel}>
				{label}
			</SubmitButton>
		</div>
	)
}
