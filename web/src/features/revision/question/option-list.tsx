import { type AnswerOption, answerOptions, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import type { RevisionTexts } from '@aravalli/shared/revision/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, xIcon } from '#web/ui/icons.ts'
import { messages as revisionMessages } from '../messages.en.ts'
import css from './option-list.module.css'

interface OptionListProps {
	texts: RevisionTexts
	/** Is the language tag of the texts. */
	lang: string
	notAttempted: string
	rightOption: AnswerOption
	/** It is null while the question is open. */
	given: AnswerOption | null
	onChoose: (option: AnswerOption) => void
}

/** Shows the options as rows of the answer sheet. They are buttons: whoever goes through radio buttons with the arrow keys would have answered with the first. */
export function OptionList({ texts, lang, notAttempted, rightOption, given, onChoose }: OptionListProps) {
	const m = useMessages(revisionMessages)
	return (
		<ul className={css.options} aria-label={m.options}>
			{answerOptions.map((option, index) => (
				<li key={option}>
					<button
						type="button"
						className={css.option}
						data-option={option}
						data-state={stateOf(option, given, rightOption)}
						aria-pressed={given === null ? undefined : given === option}
						aria-disabled={given !== null || undefined}
						onClick={() => given === null && onChoose(option)}
					>
						<span className={css.letter}>{option}</span>
						<span lang={lang}>{texts.options[index] ?? notAttempted}</span>
						{given !== null && <OptionNote isKey={option === rightOption} isGiven={given === option} option={option} />}
					</button>
					{given !== null && texts.whyWrong[index] && (
						<p className={css.why} lang={lang}>
							{texts.whyWrong[index]}
						</p>
					)}
				</li>
			))}
		</ul>
	)
}

function stateOf(option: AnswerOption, given: AnswerOption | null, rightOption: AnswerOption) {
	if (given === null) return undefined
	if (option === rightOption) return 'right'
	if (given !== option) return 'other'
	return option === NOT_ATTEMPTED ? 'skipped' : 'wrong'
}

function OptionNote({ isKey, isGiven, option }: { isKey: boolean; isGiven: boolean; option: AnswerOption }) {
	const m = useMessages(revisionMessages)
	if (!isKey && !isGiven) return null
	const words = [isGiven ? m.yourAnswer : null, isKey ? m.rightOption : null].filter((word) => word !== null)
	return (
		<span className={css.note}>
			{(isKey || option !== NOT_ATTEMPTED) && <Icon path={isKey ? checkIcon : xIcon} />}
			{words.join(' · ')}
		</span>
	)
}
