import type { OnboardingDraft } from './onboarding-draft.ts'

/** All steps that ask something share these. */
export interface StepProps {
	draft: OnboardingDraft
	onChange: (changes: Partial<OnboardingDraft>) => void
	onBack: () => void
	onDone: () => void
}
