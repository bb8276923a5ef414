import { examCycles } from '@aravalli/shared/exam-cycles'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { messages as onboardingMessages } from './messages.en.ts'
import css from './onboarding.module.css'
import { StepHeading } from './step-frame.tsx'

export function WelcomeStep({ viewer: { name, examYear, dailyHours } }: { viewer: Viewer }) {
	const m = useMessages(onboardingMessages)
	const common = useMessages(accountsMessages)
	const cycle = examCycles.find(({ year }) => year === examYear)
	const facts = [
		{ label: common.examYear, value: `${cycle?.label} · ${m.priorities[examYear]}` },
		{ label: common.dailyHours, value: `${m.hours(dailyHours)} · ${m.intensities[dailyHours]}` },
	]
	return (
		<div className={css.step}>
			<StepHeading title={m.welcomeTitle(name)} text={m.welcomeText} />
			<dl className={css.summary}>
				{facts.map(({ label, value }) => (
					<div key={label} className={css.fact}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<PageLink link={{ to: '/dashboard' }} className={buttonClass({ variant: 'action', isWide: true })}>
				{m.toDashboard}
			</PageLink>
		</div>
	)
}
