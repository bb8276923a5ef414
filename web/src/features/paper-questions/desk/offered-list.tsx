import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { messages as paperMessages } from './messages.en.ts'
import css from './paper-questions.module.css'

interface OfferedListProps {
	questions: readonly PaperQuestion[]
	chosen: readonly string[]
	onAdd: (question: PaperQuestion) => void
}

/** Lists questions that can be added; those that are in the paper say so. */
export function OfferedList({ questions, chosen, onAdd }: OfferedListProps) {
	const m = useMessages(paperMessages)
	const language = useLanguage()
	if (questions.length === 0) return <p role="status">{m.nothingFound}</p>
	return (
		<ul className={css.list}>
			{questions.map((question) => {
				const { questionId, text, subjectId, difficulty, key, usedIn } = question
				const isChosen = chosen.includes(questionId)
				return (
					<li key={questionId} className={css.row}>
						<div className={css.text}>
							<span>{text}</span>
							<span className={css.facts}>
								{[prelimsSubjectNames[subjectId][language], m.difficulties[difficulty], m.key(key)].join(' · ')}
							</span>
							{usedIn !== null && <span className={css.warning}>{m.usedIn(usedIn)}</span>}
						</div>
						<Button
							isCompact
							disabled={isChosen}
							aria-label={isChosen ? undefined : m.addOne(text)}
							onClick={() => {
								onAdd(question)
								announce(m.added)
							}}
						>
							{isChosen ? m.isIn : m.addThis}
						</Button>
					</li>
				)
			})}
		</ul>
	)
}
