import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { eyeIcon } from '#web/ui/icons.ts'
import { ModelAnswer } from '../../questions/public.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import css from './mains-card.module.css'

interface AnswerToggleProps {
	/** Tells which answer it is, and is read out after the label. */
	about: string
	isOpen?: boolean | undefined
	onToggle?: ((isOpen: boolean) => void) | undefined
	children: ReactNode
}

/** Puts the model answer behind a button, which works without JavaScript. */
export function AnswerToggle({ about, isOpen, onToggle, children }: AnswerToggleProps) {
	const m = useMessages(mainsMessages)
	return (
		<details className={css.answer} open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
			<summary className={buttonClass({ isCompact: true })}>
				<span className={css.show}>
					<Icon path={eyeIcon} /> {m.showAnswer}
				</span>
				<span className={css.hide}>
					<Icon path={eyeIcon} /> {m.hideAnswer}
				</span>
				<span className="visuallyHidden">{about}</span>
			</summary>
			<div className={css.answers}>{children}</div>
		</details>
	)
}

/** Shows the model answers of all parts of a question, numbered like them. */
export function Answers({
	question,
}: {
	question: Pick<MainsQuestionData, 'questions' | 'answers' | 'marksSplits' | 'isFallback'>
}) {
	const { questions, answers, marksSplits, isFallback } = question
	const m = useMessages(mainsMessages)
	const placed = questions.map((_, index) => ({
		index,
		text: answers[index] ?? '',
		// A question that a browser kept from before has none.
		split: marksSplits?.[index],
	}))
	return placed.map(({ index, text, split }) => (
		<div key={index}>
			{placed.length > 1 && <p className={css.label}>({index + 1})</p>}
			<ModelAnswer text={text} split={split} lang={isFallback ? 'en' : undefined} missing={m.answerMissing} />
		</div>
	))
}
