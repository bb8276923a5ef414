import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { setViewer, useViewer, type Viewer } from '#web/lib/viewer.ts'
import { Steps } from '#web/ui/steps.tsx'
import { failureText } from '../failure-text.ts'
import { messages as accountsMessages } from '../messages.en.ts'
import { NeedsScript } from '../needs-script.tsx'
import { SceneFrame } from '../scene-frame.tsx'
import { GoalStep } from './goal-step.tsx'
import { HoursStep } from './hours-step.tsx'
import { messages as onboardingMessages } from './messages.en.ts'
import { NameStep } from './name-step.tsx'
import { forgetDraft, type OnboardingDraft, useOnboardingDraft } from './onboarding-draft.ts'
import { type OnboardingSearch, type OnboardingStep, onboardingSteps, shownStep } from './onboarding-steps.ts'
import { WelcomeStep } from './welcome-step.tsx'

interface OnboardingPageProps {
	search: OnboardingSearch
	tools: ReactNode
}

/** Asks for the choices of the first visit after registration. */
export function OnboardingPage({ search, tools }: OnboardingPageProps) {
	const m = useMessages(onboardingMessages)
	const viewer = useViewer()
	if (!viewer) return null
	const step = shownStep(search, viewer.isOnboarded)
	return (
		<SceneFrame tools={tools}>
			<Steps
				label={m.progress}
				steps={onboardingSteps.map((name) => m.stepNames[name])}
				current={onboardingSteps.indexOf(step)}
			/>
			{step === 'welcome' ? <WelcomeStep viewer={viewer} /> : <Questions step={step} viewer={viewer} />}
			<NeedsScript />
		</SceneFrame>
	)
}

function Questions({ step, viewer }: { step: Exclude<OnboardingStep, 'welcome'>; viewer: Viewer }) {
	const navigate = useNavigate()
	const router = useRouter()
	const { draft, round, change } = useOnboardingDraft(viewer)
	const { save, failure, isSending } = useSave()
	const goTo = (name: OnboardingStep) =>
		void navigate({ to: '/onboarding', search: name === 'name' ? {} : { step: name } })
	const leave = () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/dashboard' }))
	const given = { draft, onChange: change }
	const complete = async () => {
		if (await save(draft)) goTo('welcome')
	}
	if (step === 'name') return <NameStep key={round} {...given} onBack={leave} onDone={() => goTo('goal')} />
	if (step === 'goal') {
		return <GoalStep key={round} {...given} onBack={() => goTo('name')} onDone={() => goTo('hours')} />
	}
	return (
		<HoursStep
			key={round}
			{...given}
			onBack={() => goTo('goal')}
			onDone={() => void complete()}
			failure={failure}
			isSending={isSending}
		/>
	)
}

/** Stores the choices; what was chosen stays on the screen when that fails. */
function useSave() {
	const { failed } = useMessages(accountsMessages)
	const api = useSignedInApi('onboarding')
	const queryClient = useQueryClient()
	const [failure, setFailure] = useState<string | null>(null)
	const [isSending, setIsSending] = useState(false)
	const save = async ({ fullName, selectedGoal, selectedHours }: OnboardingDraft): Promise<boolean> => {
		if (!selectedGoal || !selectedHours) return false
		setFailure(null)
		setIsSending(true)
		try {
			const { data } = await api('POST /api/user/onboarding', { body: { fullName, selectedGoal, selectedHours } })
			setViewer(queryClient, api, data)
			forgetDraft()
			return true
		} catch (error) {
			setFailure(failureText(error instanceof ApiError ? error : 'away', { refused: failed, away: failed }))
			return false
		} finally {
			setIsSending(false)
		}
	}
	return { save, failure, isSending }
}
