/** These steps lead through the first choices. The address names the step, so that Back and a reload work; the first needs no name. */
export const onboardingSteps = ['name', 'goal', 'hours', 'welcome'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

export interface OnboardingSearch {
	step?: OnboardingStep
}

export function readOnboardingSearch({ step }: Record<string, unknown>): OnboardingSearch {
	const known = onboardingSteps.find((name) => name === step)
	return known && known !== 'name' ? { step: known } : {}
}

/** There is nothing to sum up before the choices are stored. */
export function shownStep({ step = 'name' }: OnboardingSearch, isOnboarded: boolean): OnboardingStep {
	return step === 'welcome' && !isOnboarded ? 'hours' : step
}
