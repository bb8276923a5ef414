import { languageTags } from '@aravalli/shared/language'
import type { AnswerState, HallQuestion } from '@aravalli/shared/mock-tests/contract'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import type { Ref } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { flagIcon } from '../icons.ts'
import { QuestionLanguage } from '../question-language.tsx'
import type { AnswerChange } from './hall-engine.ts'
import { messages as hallMessages } from './messages.en.ts'
import { OptionRows } from './option-rows.tsx'
import { languageOf } from './question-language-of.ts'
import css from './question-view.module.css'

interface QuestionViewProps {
	question: HallQuestion
	total: number
	state: AnswerState
	hasNotAttempted: boolean
	/** An option that was chosen stays. */
	isFixed: boolean
	heading: Ref<HTMLHeadingElement>
	onChange: (change: AnswerChange) => void
}

/** Shows one question as in the hall, with all that can be said of it. */
export function QuestionView(props: QuestionViewProps) {
	const { question, total, state, hasNotAttempted, isFixed, heading, onChange } = props
	const m = useMessages(hallMessages)
	const page = useLanguage()
	const language = languageOf(question, state.language, page)
	const texts = (language === 'hindi' && question.hindi) || question.english
	return (
		<Sheet as="article" className={css.question}>
			<div className={css.head}>
				<h2 ref={heading} tabIndex={-1} className={css.number}>
					{m.question(question.place)} <small>{m.of(total)}</small>
				</h2>
				<div className={css.subject}>
					<Badge tone="pottery">{prelimsSubjectNames[question.subjectId][page]}</Badge>
				</div>
				{question.hindi && (
					<div className={css.language}>
						<QuestionLanguage
							language={language}
							label={m.languageOfQuestion}
							onChoose={(chosen) => onChange({ language: chosen === page ? null : chosen })}
						/>
					</div>
				)}
			</div>
			<div className={css.body}>
				<p className={css.text} lang={languageTags[language]}>
					{texts.question}
				</p>
				{!question.hindi && page === 'hindi' && <p className={css.hint}>{m.onlyEnglish}</p>}
				<OptionRows
					place={question.place}
					label={m.options(question.place)}
					options={texts.options}
					language={language}
					hasNotAttempted={hasNotAttempted}
					chosen={state.answer}
					isFixed={isFixed}
					onChoose={(answer) => onChange({ answer })}
				/>
				{isFixed && <p className={css.hint}>{m.fixed}</p>}
				<div className={css.tools}>
					<label className={css.guess}>
						<input
							type="checkbox"
							checked={state.isGuessed}
							onChange={(event) => onChange({ isGuessed: event.currentTarget.checked })}
						/>
						{m.guessed}
					</label>
					<Button
						isCompact
						icon={flagIcon}
						aria-pressed={state.isFlagged}
						onClick={() => onChange({ isFlagged: !state.isFlagged })}
					>
						{state.isFlagged ? m.flagged : m.flag}
					</Button>
					<Button
						isCompact
						variant="quiet"
						aria-disabled={isFixed || state.answer === null || undefined}
						onClick={() => state.answer !== null && onChange({ answer: null, isGuessed: false })}
					>
						{m.clear}
					</Button>
				</div>
			</div>
		</Sheet>
	)
}
