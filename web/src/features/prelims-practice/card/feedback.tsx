import type { PrelimsQuestionData, PrelimsQuestionTexts } from '@aravalli/shared/prelims-practice/contract'
import { type AnswerOption, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, infoIcon, xIcon } from '#web/ui/icons.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './feedback.module.css'

/** Says in words how an answer was. */
export function verdictOf(
	{ card }: typeof prelimsMessages,
	{ key, isDropped }: Pick<PrelimsQuestionData, 'key' | 'isDropped'>,
	given: AnswerOption,
): { tone: 'ok' | 'bad' | 'grey'; icon: string; text: string } {
	if (isDropped) return { tone: 'grey', icon: infoIcon, text: card.dropped }
	if (given === NOT_ATTEMPTED) return { tone: 'grey', icon: infoIcon, text: card.skipped(key) }
	if (given === key) return { tone: 'ok', icon: checkIcon, text: card.right }
	return { tone: 'bad', icon: xIcon, text: card.wrong(key) }
}

export function Verdict({ question, given }: { question: PrelimsQuestionData; given: AnswerOption }) {
	const { tone, icon, text } = verdictOf(useMessages(prelimsMessages), question, given)
	return (
		<p className={css.verdict} data-tone={tone}>
			<Icon path={icon} />
			{text}
		</p>
	)
}

export function Explanation({ texts: { explanation, source }, lang }: { texts: PrelimsQuestionTexts; lang: string }) {
	const { card } = useMessages(prelimsMessages)
	return (
		<div className={css.explanation}>
			<h3 className={css.heading}>{card.explanation}</h3>
			<p className={css.text} lang={lang}>
				{explanation}
			</p>
			{source && (
				<p className={css.source}>
					{card.source}: <span lang={lang}>{source}</span>
				</p>
			)}
		</div>
	)
}
