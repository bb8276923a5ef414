import { type ExamCycle, examCycles, examYears, isCyclePast } from '@aravalli/shared/exam-cycles'
import { type FormEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { messages as onboardingMessages } from './messages.en.ts'
import css from './onboarding.module.css'
import { StepButtons, StepHeading, type StepProps } from './step-frame.tsx'

export function GoalStep({ draft, onChange, onBack, onDone }: StepProps) {
	const m = useMessages(onboardingMessages)
	const common = useMessages(accountsMessages)
	const [wasTried, setWasTried] = useState(false)
	const [now] = useState(() => new Date())
	const noteOf = ({ year, label, officialName }: ExamCycle, isPast: boolean) => {
		if (!isPast) return m.priorities[year]
		return officialName === label ? m.past : m.pastAs(officialName ?? '')
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setWasTried(true)
		if (draft.selectedGoal) onDone()
	}
	return (
		<form className={css.step} method="post" noValidate onSubmit={submit}>
			<StepHeading title={m.goalTitle} text={m.goalText} />
			<ChoiceCards
				legend={m.goalTitle}
				name="selectedGoal"
				options={examCycles.map((cycle) => ({
					value: cycle.year,
					title: cycle.label,
					note: noteOf(cycle, isCyclePast(cycle, now)),
				}))}
				chosen={draft.selectedGoal}
				onChoose={(value) => onChange({ selectedGoal: examYears.find((year) => year === value) ?? null })}
			/>
			{wasTried && !draft.selectedGoal && (
				<p className={css.problem} role="alert">
					{m.chooseGoal}
				</p>
			)}
			<Note>{m.tip}</Note>
			<StepButtons label={common.continue} onBack={onBack} />
		</form>
	)
}
