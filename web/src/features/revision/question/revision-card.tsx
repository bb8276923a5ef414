import { type Language, languageTags } from '@aravalli/shared/language'
import type { RevisionQuestion } from '@aravalli/shared/revision/contract'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DifficultyBadge } from '../../questions/public.tsx'
import type { RevisionOfDay } from '../day/use-revision-day.ts'
import { messages as revisionMessages } from '../messages.en.ts'
import { AnswerChoices } from './answer-choices.tsx'
import { Explanation, Verdict } from './feedback.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { notAttemptedIn } from './not-attempted.ts'
import { OptionList } from './option-list.tsx'
import { optionOfKey } from './option-of-key.ts'
import css from './revision-card.module.css'

interface RevisionCardProps {
	question: RevisionQuestion
	day: RevisionOfDay
	/** True where another one was before it on this page: whoever has gone on is taken to it. */
	isArrived: boolean
	/** Stands below the question: the way on. */
	children: ReactNode
}

/** Shows one question as it stands in the exam hall's book; what is chosen is judged at once. It wants a key by the question. */
export function RevisionCard({ question, day, isArrived, children }: RevisionCardProps) {
	const m = useMessages(revisionMessages)
	const pageLanguage = useLanguage()
	const [wanted, setWanted] = useState<Language>(pageLanguage)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (isArrived) heading.current?.focus()
	}, [isArrived])
	const texts = question.translations[wanted] ?? question.translations.english
	const language: Language = question.translations[wanted] ? wanted : 'english'
	const lang = languageTags[language]
	const given = day.given?.answer ?? null
	const turn = () => setWanted(language === 'english' && question.translations.hindi ? 'hindi' : 'english')
	const card = useKeysWithin((event) => pressKey(event, day, { turn, isRight: given === question.key }))
	return (
		<div ref={card}>
			<Sheet as="article" className={css.card}>
				<h2 ref={heading} tabIndex={-1} className={css.number}>
					<span className="visuallyHidden">{m.question} </span>
					{Math.min(day.queue.done + 1, day.queue.total)}
				</h2>
				<div className={css.body}>
					<div className={css.header}>
						<CardBadges question={question} />
						<LanguageButtons hasHindi={question.translations.hindi !== null} language={language} onTurn={setWanted} />
					</div>
					<p className={css.question} lang={lang}>
						{texts.question}
					</p>
					<OptionList
						{...{ texts, lang, given }}
						notAttempted={notAttemptedIn(language)}
						rightOption={question.key}
						onChoose={day.choose}
					/>
					<Verdict question={question} given={given} />
					{day.given && (
						<>
							<Explanation texts={texts} lang={lang} />
							<AnswerChoices question={question} day={day} given={day.given} />
						</>
					)}
					{children}
				</div>
			</Sheet>
		</div>
	)
}

/** Says what a question is about and why it comes, in the page's language, whichever its text is read in. */
function CardBadges({ question }: { question: RevisionQuestion }) {
	const m = useMessages(revisionMessages)
	const { translations, reason, isRepeat, difficulty } = question
	const { subject, topic } = translations[useLanguage()] ?? translations.english
	const why = reason === null ? m.fresh : m.reasons[reason]
	return (
		<div className={css.badges}>
			<Badge tone="kesari">{isRepeat ? m.repeat : why}</Badge>
			<Badge tone="neel">{subject}</Badge>
			{topic && <Badge>{topic}</Badge>}
			<DifficultyBadge level={difficulty} />
		</div>
	)
}

/** Hears the keys that are pressed while the focus is within an element. */
function useKeysWithin(press: (event: KeyboardEvent) => void) {
	const place = useRef<HTMLDivElement>(null)
	const hear = useEffectEvent(press)
	useEffect(() => {
		const element = place.current
		const listener = (event: KeyboardEvent) => hear(event)
		element?.addEventListener('keydown', listener)
		return () => element?.removeEventListener('keydown', listener)
	}, [])
	return place
}

/** Only where the focus is in the card: nobody who speaks to the computer presses a letter by chance. */
function pressKey(
	event: KeyboardEvent,
	day: RevisionOfDay,
	{ turn, isRight }: { turn: () => void; isRight: boolean },
): void {
	if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
	const key = event.key.toLowerCase()
	const option = optionOfKey(event.key)
	if (option && !day.given) day.choose(option)
	else if (key === 'n' && day.given) day.goOn()
	else if (key === 'l') turn()
	else if (key === 'g' && day.given && isRight) day.change({ isGuessed: !day.given.isGuessed, isEasy: false })
	else return
	event.preventDefault()
}
