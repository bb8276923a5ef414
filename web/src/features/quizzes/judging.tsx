import { type Judgement, judgements } from '@aravalli/shared/judgement'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { judgementIcons } from './judgement-icons.ts'
import css from './judging.module.css'
import { messages as quizMessages } from './messages.en.ts'

interface JudgingProps {
	about: string
	judgement: Judgement | null
	onJudge: (judgement: Judgement) => void
}

/** Asks what the learner thinks of the own answer beside the model answer. The same choice once more takes it back. */
export function Judging({ about, judgement, onJudge }: JudgingProps) {
	const m = useMessages(quizMessages)
	return (
		<fieldset className={css.judging}>
			<legend>
				{m.howWasIt}
				<span className="visuallyHidden">{about}</span>
			</legend>
			<div className={css.choices}>
				{judgements.map((choice) => (
					<button
						key={choice}
						type="button"
						className={css.choice}
						data-judgement={choice}
						aria-pressed={judgement === choice}
						onClick={() => onJudge(choice)}
					>
						<Icon path={judgementIcons[choice]} />
						{m.judgements[choice]}
					</button>
				))}
			</div>
		</fieldset>
	)
}
