import type { AttemptRow, PaperPage as Paper } from '@aravalli/shared/mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { leftToAnswer } from '../attempts-of-paper.ts'
import { clockText } from '../hall/hall-clock.ts'
import { totalText } from '../marks-text.ts'
import { messages as testMessages } from '../messages.en.ts'
import { hallLink, listPath } from '../mock-test-links.ts'
import { useStartTest } from '../use-start-test.ts'
import css from './start-card.module.css'
import { useLeft } from './use-left.ts'

interface StartCardProps {
	paper: Paper
	/** The viewer's own at this paper. */
	attempts: readonly AttemptRow[]
}

/** Says what awaits, and begins it or leads back into it. */
export function StartCard({ paper, attempts }: StartCardProps) {
	const m = useMessages(testMessages)
	const facts = [
		{ name: m.factQuestions, value: String(paper.questionCount) },
		{ name: m.factMarks, value: totalText(paper.maxHundredths) },
		{ name: m.factMinutes, value: String(paper.minutes) },
		{ name: m.factExam, value: paper.cycleLabel },
	]
	const running = attempts.find(({ status }) => status === 'running')
	return (
		<Sheet isPadded className={css.card}>
			<dl className={css.facts}>
				{facts.map(({ name, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{running ? <Resume attempt={running} bubbleMinutes={paper.bubbleMinutes} /> : <Start paperId={paper._id} />}
			<Note>{m.practiceOnly}</Note>
			{paper.learners > 0 && <p className={css.hint}>{m.learners(paper.learners)}</p>}
		</Sheet>
	)
}

function Start({ paperId }: { paperId: string }) {
	const m = useMessages(testMessages)
	const viewer = useViewer()
	const { start, isStarting } = useStartTest(paperId)
	if (!viewer) {
		const login = { to: '/login', search: { redirect: `${listPath.slice(1)}/${paperId}` } }
		return (
			<>
				<PageLink link={login} className={buttonClass({ variant: 'action', isWide: true })}>
					{m.login}
				</PageLink>
				<p className={css.hint}>{m.loginHint}</p>
			</>
		)
	}
	return (
		<>
			<Button variant="action" isWide needsScript isBusy={isStarting} busyLabel={m.starting} onClick={start}>
				{m.start}
			</Button>
			<p className="needsNoScript">{m.needsScript}</p>
			<p className={css.hint}>{m.startHint}</p>
		</>
	)
}

function Resume({ attempt, bubbleMinutes }: { attempt: AttemptRow; bubbleMinutes: number }) {
	const m = useMessages(testMessages)
	const left = leftToAnswer(useLeft(attempt.leftMilliseconds), bubbleMinutes)
	return (
		<PageLink link={hallLink(attempt.attemptId)} className={buttonClass({ variant: 'action', isWide: true })}>
			{left > 0 ? m.resume(clockText(left)) : m.resumeBubbles}
		</PageLink>
	)
}
