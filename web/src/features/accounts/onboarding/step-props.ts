import type { OnboardingDraft } from './onboarding-draft.ts'

/** What the steps that ask something have in common. */
export interface StepProps {
	draft: OnboardingDraft
	onChange: (changes: Partial<OnboardingDraft>) => void
	onBack: () => void
	onDone: () => void
}
