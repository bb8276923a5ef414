import { type AnswerOption, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import type { RevisionQuestion, RevisionTexts } from '@aravalli/shared/revision/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, infoIcon, xIcon } from '#web/ui/icons.ts'
import { messages as revisionMessages } from '../messages.en.ts'
import css from './feedback.module.css'

/** Says in words how an answer was; a wrong one of the day is said to come once more. */
export function Verdict({ question, given }: { question: RevisionQuestion; given: AnswerOption | null }) {
	const m = useMessages(revisionMessages)
	const isRight = given === question.key
	const icon = given === NOT_ATTEMPTED ? infoIcon : isRight ? checkIcon : xIcon
	const words = given === NOT_ATTEMPTED ? m.skipped(question.key) : isRight ? m.right : m.wrong(question.key)
	// The place is there before the words are: only what changes is read out.
	return (
		<div role="status">
			{given !== null && (
				<p className={css.verdict} data-tone={given === NOT_ATTEMPTED ? 'grey' : isRight ? 'ok' : 'bad'}>
					<Icon path={icon} />
					<span>
						{words}
						{!isRight && !question.isRepeat && <span className={css.again}> {m.comesAgain}</span>}
					</span>
				</p>
			)}
		</div>
	)
}

export function Explanation({ texts: { explanation, source }, lang }: { texts: RevisionTexts; lang: string }) {
	const m = useMessages(revisionMessages)
	return (
		<div className={css.explanation}>
			<h3 className={css.heading}>{m.explanation}</h3>
			<p className={css.text} lang={lang}>
				{explanation}
			</p>
			{source && (
				<p className={css.source}>
					{m.source}: <span lang={lang}>{source}</span>
				</p>
			)}
		</div>
	)
}
