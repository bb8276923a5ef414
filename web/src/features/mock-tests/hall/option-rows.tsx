import { type Language, languageTags } from '@aravalli/shared/language'
import { type AnswerOption, answerOptions, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import { notAttemptedWords } from '../not-attempted-words.ts'
import css from './option-rows.module.css'

interface OptionRowsProps {
	place: number
	label: string
	/** A to D, in this order. */
	options: readonly string[]
	language: Language
	hasNotAttempted: boolean
	chosen: AnswerOption | null
	isFixed: boolean
	onChoose: (option: AnswerOption) => void
}

/** Offers the options as large rows with radio buttons of the browser's own. */
export function OptionRows(props: OptionRowsProps) {
	const { place, label, options, language, hasNotAttempted, chosen, isFixed, onChoose } = props
	const offered = answerOptions.filter((letter) => hasNotAttempted || letter !== NOT_ATTEMPTED)
	return (
		<fieldset className={css.options}>
			<legend className="visuallyHidden">{label}</legend>
			{offered.map((letter, index) => (
				<label key={letter} className={css.option}>
					<input
						type="radio"
						name={`answer-${place}`}
						value={letter}
						checked={chosen === letter}
						disabled={isFixed && chosen !== letter}
						onChange={() => onChoose(letter)}
					/>
					<b className={css.letter}>{letter}</b>
					<span lang={languageTags[language]}>
						{letter === NOT_ATTEMPTED ? notAttemptedWords[language] : options[index]}
					</span>
				</label>
			))}
		</fieldset>
	)
}
