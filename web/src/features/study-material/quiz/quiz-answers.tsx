import type { QuizQuestion } from '@aravalli/shared/study-material/contract'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import css from './quiz.module.css'

interface QuizAnswersProps {
	questions: QuizQuestion[]
	/** Are the indexes of those to be shown; all are where it is absent. */
	only?: readonly number[] | null
	/** Is the level of the headings that the questions are. */
	as?: 'h3' | 'h4'
	/** It is true or false once a reader has chosen for all of them. */
	areOpen?: boolean | undefined
	lang: string | undefined
	/** Gives what stands below an answer once it has been looked at. */
	below?: (part: number) => ReactNode
}

/** Shows questions, each with its answer behind a toggle. */
export function QuizAnswers({ questions, only, ...look }: QuizAnswersProps) {
	return (
		<ol className={css.questions}>
			{questions.map((own, part) =>
				only && !only.includes(part) ? null : <Question key={own.question} own={own} part={part} {...look} />,
			)}
		</ol>
	)
}

interface QuestionProps extends Omit<QuizAnswersProps, 'questions' | 'only'> {
	own: QuizQuestion
	/** Is its index in the item. */
	part: number
}

function Question({
	own: { question, answer },
	part,
	as: Heading = 'h3',
	areOpen = false,
	lang,
	below,
}: QuestionProps) {
	const m = useMessages(studyMessages)
	const [isSeen, setIsSeen] = useState(false)
	return (
		<li className={css.question}>
			<span className={css.number} aria-hidden="true">
				{m.question(part + 1)}
			</span>
			<div className={css.words}>
				<Heading className={css.text} lang={lang}>
					{question}
				</Heading>
				<Disclosure
					key={String(areOpen)}
					showLabel={m.showAnswer}
					hideLabel={m.hideAnswer}
					isOpen={areOpen}
					about={m.question(part + 1)}
					onToggle={(isOpen) => isOpen && setIsSeen(true)}
				>
					<p className={css.answer} lang={lang}>
						{answer}
					</p>
					{(isSeen || areOpen) && below?.(part)}
				</Disclosure>
			</div>
		</li>
	)
}
