import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { ReactNode, Ref } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon } from '#web/ui/icons.ts'
import { QuestionRow, useWordLimit } from '../../questions/public.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import { MainsBadges } from './mains-badges.tsx'
import css from './mains-card.module.css'

interface MainsCardProps {
	question: MainsQuestionData
	/** Says the place in the whole list, from 1. */
	number: number
	/** It is the next one of a quiz. */
	isCurrent?: boolean
	/** Is read out beside a check mark where it is done. */
	doneText?: string | undefined
	ref?: Ref<HTMLLIElement>
	/** Takes the place of the plain numbered parts. */
	children?: ReactNode
	/** Stands below them: buttons, and the answer behind one of them. */
	actions?: ReactNode
	/** Stands beside the tags. */
	tags?: ReactNode
}

/** Shows a question as it stands in the exam hall's book, with its numbered parts. */
export function MainsCard(props: MainsCardProps) {
	const { question, number, isCurrent = false, doneText, ref, children, actions, tags } = props
	return (
		<QuestionRow
			ref={ref}
			id={`q-${question._id}`}
			className={css.card}
			number={number}
			numberAs="h2"
			about={question.questions[0]}
			marks={question.marks}
			underMarks={
				doneText && (
					<>
						<Icon path={circleCheckIcon} />
						<span className="visuallyHidden">{doneText}</span>
					</>
				)
			}
			isCurrent={isCurrent}
		>
			<div className={css.tags}>
				<MainsBadges question={question} />
				{tags}
			</div>
			{children ?? <Parts question={question} />}
			{actions && <div className={css.actions}>{actions}</div>}
		</QuestionRow>
	)
}

/** Shows the numbered parts; one alone has no number. @param after stands below each part, from 0 */
export function Parts({ question, after }: { question: MainsQuestionData; after?: (part: number) => ReactNode }) {
	const m = useMessages(mainsMessages)
	const limit = useWordLimit()
	const { questions, partMarks, wordLimits, isFallback } = question
	const isLanguagePaper = question.paperNo === 'paper4'
	const isOnly = questions.length === 1
	const parts = questions.map((text, index) => ({ text, index }))
	return (
		<ol className={css.parts}>
			{parts.map(({ text, index }) => (
				<li key={index} className={classNames(css.part, isOnly && css.only)}>
					{!isOnly && <span className={css.label}>({index + 1})</span>}
					<div>
						<p lang={isFallback ? 'en' : undefined}>
							{text || m.questionMissing}{' '}
							<span className={css.words}>
								{limit({ marks: partMarks[index], words: wordLimits[index] ?? 0, isLanguagePaper })}
							</span>
						</p>
						{after?.(index)}
					</div>
				</li>
			))}
		</ol>
	)
}
