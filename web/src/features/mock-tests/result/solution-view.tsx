import { type Language, languageTags } from '@aravalli/shared/language'
import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { answerOptions, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import { useState } from 'react'
import { CardTools } from '#web/features/prelims-practice/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { clockText } from '../hall/hall-clock.ts'
import { flagIcon } from '../icons.ts'
import { notAttemptedWords } from '../not-attempted-words.ts'
import { QuestionLanguage } from '../question-language.tsx'
import { messages as resultMessages } from './messages.en.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import css from './solution-view.module.css'

/** Shows one question with what was chosen, what is right, and why. */
export function SolutionView({ solution }: { solution: Solution }) {
	const m = useMessages(resultMessages)
	const page = useLanguage()
	const [chosen, setChosen] = useState<Language | null>(null)
	const language = solution.hindi ? (chosen ?? page) : 'english'
	const { place, subject, topic, outcome, isGuessed, isFlagged, spentSeconds } = solution
	const texts = (language === 'hindi' && solution.hindi) || solution.english
	const lang = languageTags[language]
	return (
		<Sheet as="article" className={css.solution}>
			<div className={css.head}>
				<h3 className={css.number}>{m.question(place)}</h3>
				<OutcomeBadge outcome={outcome} />
				{isGuessed && <Badge tone="warn">{m.guessed}</Badge>}
				{isFlagged && (
					<Badge tone="kesari" icon={flagIcon}>
						{m.flagged}
					</Badge>
				)}
				<span className={css.facts}>
					{[subject, topic, m.spent(clockText(spentSeconds * 1000))].filter(Boolean).join(' · ')}
				</span>
				{solution.hindi && <QuestionLanguage language={language} label={m.language} onChoose={setChosen} />}
			</div>
			<div className={css.body}>
				<p className={css.text} lang={lang}>
					{texts.question}
				</p>
				{!solution.hindi && page === 'hindi' && <p className={css.words}>{m.onlyEnglish}</p>}
				<Options solution={solution} options={texts.options} language={language} />
				<KeyWords solution={solution} />
				<div className={css.explanation} lang={lang}>
					<h4 lang={languageTags[page]}>{m.explanation}</h4>
					<p>{texts.explanation}</p>
				</div>
				<WhyWrong reasons={texts.whyWrong} lang={lang} />
				<div className={css.tools}>
					<CardTools questionId={solution.questionId} number={solution.place} />
				</div>
			</div>
		</Sheet>
	)
}

interface OptionsProps {
	solution: Solution
	options: readonly string[]
	language: Language
}

function Options({ solution: { answer, key }, options, language }: OptionsProps) {
	const m = useMessages(resultMessages)
	const shown = answerOptions.filter((letter) => letter !== NOT_ATTEMPTED || answer === NOT_ATTEMPTED)
	return (
		<ol className={css.options}>
			{shown.map((letter, index) => (
				<li
					key={letter}
					className={classNames(
						css.option,
						letter === key && css.right,
						letter === answer && letter !== key && css.own,
					)}
				>
					<b className={css.letter}>{letter}</b>
					<span lang={languageTags[language]}>
						{letter === NOT_ATTEMPTED ? notAttemptedWords[language] : options[index]}
					</span>
					<span className={css.marks}>
						{letter === key && <Badge tone="ok">{m.key}</Badge>}
						{letter === answer && <Badge tone={letter === key ? 'neel' : 'grey'}>{m.own}</Badge>}
					</span>
				</li>
			))}
		</ol>
	)
}

/** Says in words what the list shows, and what a new key has changed. */
function KeyWords({ solution: { answer, key, firstKey } }: { solution: Solution }) {
	const m = useMessages(resultMessages)
	return (
		<p className={css.words}>
			{key === null ? m.droppedText : m.keyIs(key)} {answer === null ? m.noOwn : m.ownIs(answer)}{' '}
			{firstKey !== null && firstKey !== key && m.keyWas(firstKey)}
		</p>
	)
}

function WhyWrong({ reasons, lang }: { reasons: readonly string[]; lang: string }) {
	const m = useMessages(resultMessages)
	const given = answerOptions.flatMap((letter, index) => {
		const reason = reasons[index]
		return reason ? [{ letter, reason }] : []
	})
	if (given.length === 0) return null
	return (
		<ul className={css.why}>
			{given.map(({ letter, reason }) => (
				<li key={letter}>
					<b>{m.whyWrong(letter)}</b> <span lang={lang}>{reason}</span>
				</li>
			))}
		</ul>
	)
}
