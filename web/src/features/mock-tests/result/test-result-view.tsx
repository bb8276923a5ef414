import type { TestResult } from '@aravalli/shared/mock-tests/contract'
import { tierOf } from '@aravalli/shared/quizzes/quiz-result'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { rotateCwIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ResultFigures, ResultScene, TierHill } from '../../quizzes/public.tsx'
import { marksText, totalText } from '../marks-text.ts'
import { paperLink } from '../mock-test-links.ts'
import { OwnAttempts } from '../paper/own-attempts.tsx'
import { useStartTest } from '../use-start-test.ts'
import { messages as resultMessages } from './messages.en.ts'
import { PartsTable } from './parts-table.tsx'
import { ScoreLines } from './score-lines.tsx'
import { ShareResult } from './share-result.tsx'
import { shownFigures } from './shown-figures.ts'
import { Solutions } from './solutions.tsx'
import { StandingPart } from './standing-part.tsx'
import { SubjectsPart } from './subjects-part.tsx'
import css from './test-result-view.module.css'
import { TimeTable } from './time-table.tsx'

/** Shows a result from its marks down to the solution of each question. */
export function TestResultView({ result }: { result: TestResult }) {
	const m = useMessages(resultMessages)
	const [score] = result.scores
	if (!score) return null
	const { marksHundredths, maxHundredths } = score
	const percent = maxHundredths > 0 ? Math.max(0, (100 * marksHundredths) / maxHundredths) : 0
	return (
		<main id="content" className={css.main} tabIndex={-1}>
			<ResultScene
				title={m.title}
				about={result.title}
				tier={tierOf(percent)}
				verdict={score.isDisqualified ? m.disqualified : undefined}
				figure={marksText(marksHundredths)}
				unit={m.of(totalText(maxHundredths))}
				beside={undefined}
				quote={null}
				hill={<TierHill percent={percent} />}
			/>
			<div className={`wrap ${css.content}`}>
				<ResultFigures figures={shownFigures(result, score, m.figures)} />
				{score.isDisqualified && (
					<Note kind="error">{m.disqualifiedText(score.blank, result.scheme.blankLimitPercent ?? 0)}</Note>
				)}
				<div className={css.words}>
					<p>{m.balance(marksText(score.gainedHundredths), marksText(score.lostHundredths))}</p>
					<GuessWords result={result} />
				</div>
				<Actions result={result} />
				<ScoreLines scores={result.scores} />
				<StandingPart standing={result.standing} />
				<SubjectsPart subjects={result.subjects} />
				<PartsTable
					isFolded
					title={m.byTopic}
					name={m.topic}
					parts={result.topics.map((topic) => ({ ...topic, key: `${topic.subjectId} ${topic.topicId}` }))}
				/>
				<TimeTable solutions={result.solutions} />
				<OwnAttempts attempts={result.earlier} title={m.earlier} />
				<Solutions solutions={result.solutions} />
			</div>
		</main>
	)
}

function GuessWords({ result: { guessed, guessedRight, guessedHundredths } }: { result: TestResult }) {
	const m = useMessages(resultMessages)
	if (guessed === 0) return <p>{m.noGuesses}</p>
	const marks = marksText(Math.abs(guessedHundredths))
	return (
		<p>
			{m.guessing(guessed, guessedRight)} {guessedHundredths < 0 ? m.guessingLoss(marks) : m.guessingGain(marks)}
		</p>
	)
}

function Actions({ result }: { result: TestResult }) {
	const m = useMessages(resultMessages)
	const { start, isStarting } = useStartTest(result.paperId)
	return (
		<div className={css.buttons}>
			<Button variant="primary" icon={rotateCwIcon} isBusy={isStarting} busyLabel={m.retaking} onClick={start}>
				{m.retake}
			</Button>
			<ShareResult result={result} />
			<PageLink link={paperLink(result.paperId)} className={buttonClass()}>
				{m.toPaper}
			</PageLink>
		</div>
	)
}
