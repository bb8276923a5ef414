import type { QuizSource } from '@aravalli/shared/quizzes/contract'
import { tierLimits, tierOf } from '@aravalli/shared/quizzes/quiz-result'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { resultKinds } from '#web/quiz-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { rotateCwIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import type { QuizKind } from '../quiz-kind.ts'
import { isOfKind, titleOfSource } from '../result-kind.ts'
import { messages as resultMessages } from './messages.en.ts'
import { quoteOf } from './quote.ts'
import { quotes } from './quotes.en.ts'
import { ResultFigures } from './result-figures.tsx'
import { ResultScene } from './result-scene.tsx'
import { ResultState } from './result-state.tsx'
import css from './result-view.module.css'
import { SendingNote } from './sending-note.tsx'
import { shownFigures } from './shown-figures.ts'
import { shownPercent } from './shown-percent.ts'
import { isWrong, type ShownResult, withJudgements } from './shown-result.ts'
import { TierHill } from './tier-hill.tsx'
import { useJudging } from './use-judging.ts'
import { useResult } from './use-result.ts'
import { VerdictList } from './verdict-list.tsx'

interface ResultViewProps {
	kind: QuizKind
	quizId: string
	/** The learner wants to take the quiz of this list once more. */
	onRetake: (source: QuizSource) => void
}

/** Shows all that stands below the page's header once a quiz was submitted. */
export function ResultView({ kind, quizId, onRetake }: ResultViewProps) {
	const asked = useResult(quizId)
	// It is the same as long as the result is looked at, also in the other language.
	const [chance] = useState(Math.random)
	const { judged, judge } = useJudging(quizId)
	if (asked.state !== 'there') return <ResultState asked={asked} kind={resultKinds[kind.name]} quizId={quizId} />
	return (
		<Result
			result={withJudgements(asked.result, judged)}
			onJudge={({ questionId, judgement: before }, judgement) => void judge(questionId, judgement, before)}
			kind={kind}
			chance={chance}
			onRetake={onRetake}
			sending={<SendingNote kind={resultKinds[kind.name]} quizId={quizId} />}
		/>
	)
}

interface ResultProps extends Pick<ResultViewProps, 'kind' | 'onRetake'> {
	result: ShownResult
	/** Lies from 0 to below 1, and says which of the quotes is shown. */
	chance: number
	/** Shows what stands in the way of storing it. */
	sending: ReactNode
	onJudge: ComponentProps<typeof VerdictList>['onJudge']
}

function Result({ result: { source, figures, questions }, kind, chance, onRetake, sending, onJudge }: ResultProps) {
	const m = useMessages(resultMessages)
	const language = useLanguage()
	const tier = tierOf(figures.successRatio)
	const quote = quoteOf(useMessages(quotes)[tier], chance)
	const { good, excellent } = tierLimits
	const judged = figures.attemptedQuestions - figures.unjudgedAnswers
	const { isJudged, judgedRatio } = figures
	const isKnown = useViewer() !== null
	const firstWrong = isKnown && questions.find((question) => isWrong(question) && question.text !== null)
	const isBeside = !isJudged && judgedRatio !== null
	return (
		<main id="content" className={css.main} tabIndex={-1}>
			<ResultScene
				title={m.title}
				about={titleOfSource(resultKinds, source, language) ?? m.quiz}
				tier={tier}
				figure={shownPercent(figures.successRatio, [good, excellent])}
				unit="%"
				beside={isBeside ? m.judgedShare(judged, shownPercent(judgedRatio, [])) : undefined}
				quote={quote}
				hill={<TierHill percent={figures.successRatio} />}
			/>
			<div className={`wrap ${css.content}`}>
				<ResultFigures figures={shownFigures(figures, m.figures)} />
				<p className={css.note}>{isJudged ? m.byJudgement(judged) : m.byAttempts(figures.totalQuestions)}</p>
				{sending}
				<div className={css.buttons}>
					{firstWrong && (
						<PageLink link={kind.wrongLink(firstWrong.questionId)} className={buttonClass({ variant: 'primary' })}>
							{m.practiseWrong}
						</PageLink>
					)}
					{isOfKind(source, kind.name) && (
						<Button variant={firstWrong ? 'secondary' : 'primary'} icon={rotateCwIcon} onClick={() => onRetake(source)}>
							{m.retake}
						</Button>
					)}
					<PageLink link={{ to: '/dashboard' }} className={buttonClass()}>
						{m.goHome}
					</PageLink>
				</div>
				<VerdictList
					title={m.questionByQuestion}
					questions={questions}
					OpenedQuestion={kind.OpenedQuestion}
					onJudge={onJudge}
				/>
			</div>
		</main>
	)
}
