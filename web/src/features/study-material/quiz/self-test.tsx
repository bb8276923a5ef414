import type { QuizQuestion } from '@aravalli/shared/study-material/contract'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { JudgeButtons } from './judge-buttons.tsx'
import { messages as quizMessages } from './messages.en.ts'
import css from './quiz.module.css'
import { QuizAnswers } from './quiz-answers.tsx'
import { countKnown, partsNotKnown, type TestedItem } from './tested-parts.ts'
import { useTestedParts } from './use-tested-parts.ts'

interface SelfTestProps {
	questions: QuizQuestion[]
	lang: string | undefined
	of: TestedItem
}

/** Lets a reader answer in mind, look, and say whether it was known: what was not can be asked once more. */
export function SelfTest({ questions, lang, of }: SelfTestProps) {
	const m = useMessages(studyMessages)
	const own = useMessages(quizMessages)
	const [areOpen, setAreOpen] = useState<boolean>()
	/** Are those that were not known when the reader asked for them: they stay while they are judged anew. */
	const [asked, setAsked] = useState<readonly number[] | null>(null)
	const { parts, judge } = useTestedParts(of)
	const unknown = partsNotKnown(parts, questions.length)
	if (questions.length === 0) return null
	return (
		<section className={css.section} aria-labelledby="quiz">
			<div className={css.head}>
				<div>
					<h2 id="quiz" tabIndex={-1}>
						{m.testYourself}
					</h2>
					<p className={css.about} aria-live="polite">
						{Object.keys(parts).length > 0
							? own.known(countKnown(parts, questions.length), questions.length)
							: m.testText}
					</p>
				</div>
				<div className={`needsScript ${css.actions}`}>
					{(unknown.length > 0 || asked) && (
						<Button isCompact aria-pressed={asked !== null} onClick={() => setAsked(asked ? null : unknown)}>
							{own.onlyUnknown}
						</Button>
					)}
					<Button isCompact onClick={() => setAreOpen(!areOpen)}>
						{areOpen ? m.hideAllAnswers : m.showAllAnswers}
					</Button>
				</div>
			</div>
			<Sheet>
				<QuizAnswers
					// Asked once more, the answers are closed.
					key={String(asked)}
					questions={questions}
					only={asked}
					areOpen={areOpen}
					lang={lang}
					below={(part) => (
						<JudgeButtons
							about={m.question(part + 1)}
							knew={parts[part]?.knew ?? null}
							onJudge={(knew) => judge(part, knew)}
						/>
					)}
				/>
			</Sheet>
		</section>
	)
}
