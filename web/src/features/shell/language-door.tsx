import { type Language, languageTags } from '@aravalli/shared/language'
import css from './language-chooser.module.css'

interface LanguageDoorProps {
	language: Language
	/** Is the first letter of its script. */
	letter: string
	name: string
	text: string
	isChosen: boolean
	onChoose: () => void
}

/** Shows one of the doors of the language chooser: a window of a haveli that is a radio button. */
export function LanguageDoor({ language, letter, name, text, isChosen, onChoose }: LanguageDoorProps) {
	return (
		<label className={css.door} lang={languageTags[language]}>
			<input
				className="visuallyHidden"
				type="radio"
				name="language"
				value={language}
				checked={isChosen}
				onChange={onChoose}
			/>
			<svg className={css.arch} viewBox="-2 -2 260 346" aria-hidden="true">
				<path d={outline} />
				<path className={css.inner} d={outline} transform="translate(13.4 17) scale(.895 .9)" />
			</svg>
			<span className={css.letter} aria-hidden="true">
				{letter}
			</span>
			<span className={css.name}>{name}</span>
			<span className={css.text}>{text}</span>
		</label>
	)
}

const outline =
	'M1 341V122C1 101 15 87 35 84C39 62 60 50 81 47C88 28 112 17 128 1C144 17 168 28 175 47C196 50 217 62 221 84C241 87 255 101 255 122V341Z'
