import type { HomeAnswers } from '@aravalli/shared/dashboard/contract'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useNow } from '../use-now.ts'
import { messages as homeMessages } from './messages.en.ts'
import css from './today-panel.module.css'

const UPLOAD = '/upload-answersheet'

interface TodayPanelProps {
	today: HomeAnswers
	/** Is the same on the server and in the first render over its markup. */
	now: Date
}

/** Shows those whose plan has not ended which questions are to be answered today. */
export function TodayPanel({ today, now }: TodayPanelProps) {
	const m = useMessages(homeMessages)
	const id = useId()
	const minutes = Math.floor((Date.parse(today.closesAt) - useNow(now.getTime())) / 60_000)
	const isClosed = today.isClosed || minutes < 0
	const draft = today.questions.find(({ state }) => state === 'draft')
	const isLeft = !isClosed && today.leftToday > 0
	return (
		<Sheet as="section" className={css.panel}>
			<div className={css.head}>
				<h2 id={id} className={css.title}>
					{m.title}
				</h2>
				<p className={css.time} role="timer">
					{isClosed ? m.closed : m.closesIn(minutes)}
				</p>
			</div>
			<ol className={css.rows} aria-labelledby={id}>
				{today.questions.map((question) => (
					<Row key={question.questionId} question={question} />
				))}
			</ol>
			<div className={css.foot}>
				<MenuLink
					href={draft ? `${UPLOAD}?${new URLSearchParams({ question: draft.questionId })}` : UPLOAD}
					className={buttonClass({ variant: isLeft || draft ? 'primary' : 'secondary', isCompact: true })}
				>
					{draft ? m.goOn : isLeft ? m.send : m.see}
				</MenuLink>
			</div>
		</Sheet>
	)
}

function Row({ question }: { question: HomeAnswers['questions'][number] }) {
	const m = useMessages(homeMessages)
	const { questionId, questionText, isFallback, state, marks, wordLimit } = question
	return (
		<li className={css.row}>
			<MenuLink href={`${UPLOAD}?${new URLSearchParams({ question: questionId })}`} className={css.link}>
				<span className={css.text} lang={isFallback ? 'en' : undefined}>
					{questionText}
				</span>
				<span className={css.facts}>
					{state && <b>{m.states[state]} · </b>}
					{m.facts(marks, wordLimit)}
				</span>
			</MenuLink>
		</li>
	)
}
