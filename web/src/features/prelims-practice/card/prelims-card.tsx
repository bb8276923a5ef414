import { type Language, languageTags } from '@aravalli/shared/language'
import type { PrelimsQuestionData, PrelimsQuestionTexts } from '@aravalli/shared/prelims-practice/contract'
import { keyOptions } from '@aravalli/shared/questions/answer-options'
import { memo } from 'react'
import { QuestionNumber } from '#web/features/questions/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import { useSetActions, useSetQuestion } from '../set/use-practice-set.ts'
import { CardBadges } from './card-badges.tsx'
import { CardTools } from './card-tools.tsx'
import { Explanation, Verdict } from './feedback.tsx'
import { GuessButton } from './guess-button.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { OptionList } from './option-list.tsx'
import css from './prelims-card.module.css'

interface PrelimsCardProps {
	question: PrelimsQuestionData
	/** Is its place in the list, from 1. */
	number: number
	/** The examination has the option E. */
	hasNotAttempted: boolean
}

/**
 * Shows a question with its options as they stand in the exam hall's book. What is chosen is judged at once, without a network. It is
 * rendered anew only for its own question.
 */
export const PrelimsCard = memo(function PrelimsCard({ question, number, hasNotAttempted }: PrelimsCardProps) {
	const { _id: id, translations } = question
	const pageLanguage = useLanguage()
	const made = useSetQuestion(id)
	const actions = useSetActions()
	const wanted = made?.language ?? pageLanguage
	const texts = translations[wanted] ?? translations.english
	const language: Language = translations[wanted] ? wanted : 'english'
	const given = made?.given?.answer ?? null
	const shared = { question, texts, lang: languageTags[language] }
	return (
		<li id={`q-${id}`} className={css.card} tabIndex={-1} data-question={id}>
			<h2 className={css.number}>
				<QuestionNumber of={number} />
				<span className="visuallyHidden" lang={shared.lang}>
					{' '}
					{texts.question.split('\n')[0]}
				</span>
			</h2>
			<div className={css.body}>
				<div className={css.header}>
					<CardBadges question={question} />
					<LanguageButtons
						number={number}
						hasHindi={translations.hindi !== null}
						language={language}
						onTurn={(to) => actions.turn(id, to)}
					/>
				</div>
				<p className={css.question} lang={shared.lang}>
					{texts.question}
				</p>
				<OptionList
					{...shared}
					number={number}
					language={language}
					hasNotAttempted={hasNotAttempted}
					given={given}
					onChoose={(option) => actions.answer(id, option)}
				/>
				{given === null ? <KeyBeforeScript {...shared} /> : <Feedback {...shared} given={given} />}
				<div className={css.tools}>
					<GuessButton
						number={number}
						isOn={made?.isGuessed ?? false}
						onTurn={(isGuessed) => actions.guess(id, isGuessed)}
					/>
					<CardTools questionId={id} number={number} />
				</div>
			</div>
		</li>
	)
})

interface TextsOfCard {
	question: PrelimsQuestionData
	texts: PrelimsQuestionTexts
	/** Is the language tag of the texts. */
	lang: string
}

function Feedback({ given, ...card }: TextsOfCard & { given: Parameters<typeof Verdict>[0]['given'] }) {
	return (
		<div className={css.feedback}>
			<Verdict question={card.question} given={given} />
			<Explanation texts={card.texts} lang={card.lang} />
		</div>
	)
}

/** Without JavaScript nobody judges a choice: whoever wants the key opens it. */
function KeyBeforeScript({ question, texts, lang }: TextsOfCard) {
	const m = useMessages(prelimsMessages)
	if (useIsHydrated()) return null
	return (
		<details className="needsNoScript">
			<summary className={css.summary}>{m.card.showKey}</summary>
			<p>
				{m.card.rightOption}: <b>{question.key}</b>
			</p>
			<Explanation texts={texts} lang={lang} />
			<ul className={css.reasons}>
				{texts.whyWrong.map(
					(why, index) =>
						why && (
							<li key={keyOptions[index]} lang={lang}>
								{keyOptions[index]}: {why}
							</li>
						),
				)}
			</ul>
		</details>
	)
}
