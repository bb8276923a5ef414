import type { ReturnedEvaluation } from '@aravalli/shared/evaluation/returned-contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as returnedMessages } from '../messages.en.ts'
import css from './evaluation-choice.module.css'

interface EvaluationChoiceProps {
	evaluations: readonly ReturnedEvaluation[]
	shown: ReturnedEvaluation
	onChoose: (kind: ReturnedEvaluation['kind']) => void
}

/** Lets a learner look at each evaluation of an answer, with its marks on the pages. */
export function EvaluationChoice({ evaluations, shown, onChoose }: EvaluationChoiceProps) {
	const m = useMessages(returnedMessages)
	return (
		<fieldset className={css.choice}>
			<legend className="visuallyHidden">{m.evaluations}</legend>
			{evaluations.map(({ kind, total, isCurrent }) => (
				<button
					key={kind}
					type="button"
					className={css.one}
					aria-pressed={kind === shown.kind}
					onClick={() => onChoose(kind)}
				>
					<span>
						{m.kinds[kind]}: <b>{total}</b>
					</span>
					<small>{isCurrent ? m.stands : m.stoodBefore}</small>
				</button>
			))}
		</fieldset>
	)
}
