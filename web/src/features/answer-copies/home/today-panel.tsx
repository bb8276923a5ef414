import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { type Today, type TodaysQuestion, todayQuery } from '../queries.ts'
import { useNow } from '../use-now.ts'
import { messages as homeMessages } from './messages.en.ts'
import css from './today-panel.module.css'

/** It came with the page a moment ago. */
const FRESH_MILLISECONDS = 60_000

interface TodayPanelProps {
	api: ApiClient
	/** Is the same on the server and in the first render over its markup. */
	now: Date
}

/** Shows those whose plan has not ended which questions are to be answered today; nothing to others, and on days without any. */
export function TodayPanel({ api, now }: TodayPanelProps) {
	const { data } = useQuery({ ...todayQuery(api, useLanguage()), staleTime: FRESH_MILLISECONDS })
	const today = useLatest(data)?.data
	return today?.plan && today.questions.length > 0 ? <Panel today={today} now={now} /> : null
}

const UPLOAD = '/upload-answersheet'

function Panel({ today, now }: { today: Today; now: Date }) {
	const m = useMessages(homeMessages)
	const id = useId()
	const minutes = Math.floor((Date.parse(today.closesAt) - useNow(now.getTime())) / 60_000)
	const isClosed = today.isClosed || minutes < 0
	const draft = today.questions.find(({ state }) => state === 'draft')
	const isLeft = !isClosed && (today.plan?.leftToday ?? 0) > 0
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

function Row({ question }: { question: TodaysQuestion }) {
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
