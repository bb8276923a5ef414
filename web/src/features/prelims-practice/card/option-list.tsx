import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData, PrelimsQuestionTexts } from '@aravalli/shared/prelims-practice/contract'
import { notAttemptedName } from '@aravalli/shared/prelims-practice/not-attempted-name'
import { type AnswerOption, answerOptions, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, xIcon } from '#web/ui/icons.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './option-list.module.css'

interface OptionListProps {
	question: PrelimsQuestionData
	texts: PrelimsQuestionTexts
	lang: string
	language: Language
	number: number
	hasNotAttempted: boolean
	/** It is null while the question is open. */
	given: AnswerOption | null
	onChoose: (option: AnswerOption) => void
}

/**
 * Shows the options as rows of the answer sheet. They are buttons, and no radio buttons: whoever goes through these with the arrow keys
 * would have answered with the first.
 */
export function OptionList(props: OptionListProps) {
	const { question, texts, lang, language, number, hasNotAttempted, given, onChoose } = props
	const m = useMessages(prelimsMessages)
	const shown = answerOptions.filter((option) => hasNotAttempted || option !== NOT_ATTEMPTED)
	const textOf = (index: number) => texts.options[index] ?? notAttemptedName[language]
	return (
		<ul className={css.options} aria-label={m.card.options + m.card.ofQuestion(number)}>
			{shown.map((option, index) => {
				const isKey = option === question.key && !question.isDropped
				return (
					<li key={option}>
						<button
							type="button"
							className={css.option}
							data-option={option}
							data-state={stateOf(option, { given, isKey })}
							aria-pressed={given === null ? undefined : given === option}
							aria-disabled={given !== null || undefined}
							onClick={() => given === null && onChoose(option)}
						>
							<span className={css.letter}>{option}</span>
							<span lang={lang} className={css.text}>
								{textOf(index)}
							</span>
							{given !== null && <OptionNote isKey={isKey} isGiven={given === option} option={option} />}
						</button>
						{given !== null && texts.whyWrong[index] && (
							<p className={css.why} lang={lang}>
								{texts.whyWrong[index]}
							</p>
						)}
					</li>
				)
			})}
		</ul>
	)
}

function stateOf(option: AnswerOption, { given, isKey }: { given: AnswerOption | null; isKey: boolean }) {
	if (given === null) return undefined
	if (isKey) return 'right'
	if (given !== option) return 'other'
	return option === NOT_ATTEMPTED ? 'skipped' : 'wrong'
}

function OptionNote({ isKey, isGiven, option }: { isKey: boolean; isGiven: boolean; option: AnswerOption }) {
	const { card } = useMessages(prelimsMessages)
	if (!isKey && !isGiven) return null
	const words = [isGiven && card.yourAnswer, isKey && card.rightOption].filter(Boolean)
	return (
		<span className={css.note}>
			{(isKey || option !== NOT_ATTEMPTED) && <Icon path={isKey ? checkIcon : xIcon} />}
			{words.join(' · ')}
		</span>
	)
}
