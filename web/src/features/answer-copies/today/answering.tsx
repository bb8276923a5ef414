import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { formatMoment, formatTime } from '@aravalli/shared/format-moment'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon, clockIcon, fileTextIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { DifficultyBadge, QuestionList, QuestionRow } from '../../questions/public.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import { AddPages } from '../pages/add-pages.tsx'
import { MovedPages } from '../pages/moved-pages.tsx'
import { subjectOf } from '../pages/subject.ts'
import { type Draft, useDraft } from '../pages/use-draft.ts'
import type { Today } from '../queries.ts'
import type { Sending } from '../sending/use-sending.ts'
import { type UploadSearch, uploadLink } from '../upload-search.ts'
import { useNow } from '../use-now.ts'
import css from './answering.module.css'
import { type AskedQuestion, askedQuestions, mayBegin } from './asked-question.ts'
import { isSaid } from './daylight.ts'
import { BookletLink } from './question-item.tsx'

const SentSheet = lazyPart(() => import('../pages/sent-sheet.tsx').then((part) => part.SentSheet))
const AnswerPages = lazyPart(() => import('../pages/answer-pages.tsx').then((part) => part.AnswerPages))

interface AnsweringProps {
	today: Today
	asked: AskedQuestion
	search: UploadSearch
	loadedAt: number
	owner: string
	sending: Sending
	/** Is where a sign-in leads back to. */
	page: string
}

/** Shows one question with the pages of its answer, until the answer is sent. */
export function Answering({ today, asked, search, loadedAt, owner, sending, page }: AnsweringProps) {
	const m = useMessages(copyMessages)
	const { questionId, day, copyId } = asked
	const draft = useDraft({ owner, questionId, day, copyId, sending, page })
	const now = useNow(loadedAt)
	const isSent = draft.copy !== undefined && draft.copy.state !== 'draft'
	const next = askedQuestions(today).find((one) => one.copyId === null && one !== asked && mayBegin(today, one))
	const nextLink = next ? { question: next.questionId, ...(!next.isOfToday && { day: next.day }) } : null
	return (
		<>
			<p>
				<PageLink link={uploadLink(search)} className={css.back}>
					<Icon path={arrowLeftIcon} />
					{m.allQuestions}
				</PageLink>
			</p>
			<Question {...{ asked, today, now, isSent }} />
			{isSent && draft.copy ? (
				<SentSheet copy={draft.copy} next={nextLink && uploadLink(search, nextLink)} />
			) : (
				<section className={css.pages} aria-labelledby="pages" data-undisturbed>
					<div className={css.head}>
						<h2 id="pages">{m.add.title}</h2>
						{!asked.paper && <BookletLink asked={asked} />}
					</div>
					<Unsent {...{ today, asked, search, draft, now, page }} onTryNow={sending.tryNow} />
				</section>
			)}
		</>
	)
}

interface UnsentProps extends Pick<AnsweringProps, 'today' | 'asked' | 'search' | 'page'> {
	onTryNow(): void
	draft: Draft
	now: number
}

function Unsent({ today, asked, search, draft, now, page, onTryNow }: UnsentProps) {
	const m = useMessages(copyMessages)
	const language = useLanguage()
	const { copy, pages } = draft
	const isOver = asked.isOfToday && (today.isClosed || Date.parse(today.closesAt) <= now)
	const graceUntil = copy && Date.parse(copy.sendableUntil) > now ? copy.sendableUntil : null
	const isTooLate = isOver && !graceUntil
	if (!copy && pages.length === 0 && !mayBegin(today, asked))
		return <Note kind="warning">{whyNot(asked, today, m)}</Note>
	return (
		<>
			{isOver && <Note kind="warning">{graceUntil ? m.grace(formatTime(graceUntil, language)) : m.tooLate}</Note>}
			<LatePaper paper={asked.paper} now={now} />
			{copy && <MovedPages moved={copy.moved} search={search} />}
			{!isTooLate && <AddPages draft={draft} />}
			{pages.length > 0 && <AnswerPages {...{ draft, page, onTryNow, isTooLate }} subject={subjectOf(asked)} />}
		</>
	)
}

function LatePaper({ paper, now }: { paper: AskedQuestion['paper']; now: number }) {
	const m = useMessages(copyMessages)
	const language = useLanguage()
	if (!paper || now <= Date.parse(paper.uploadUntil)) return null
	return <Note kind="warning">{m.papers.late(formatMoment(paper.sendableUntil, language))}</Note>
}

function whyNot({ paper }: AskedQuestion, { plan, isClosed, hadPlan }: Today, m: typeof copyMessages): string {
	if (paper?.refusalText) return paper.refusalText
	if (!plan) return hadPlan ? m.noPlan.endedTitle : m.noPlan.title
	if (isClosed) return m.closedToday
	return plan.isTrial ? m.trialLeft(0) : m.leftToday(0, 0)
}

interface QuestionProps extends Pick<AnsweringProps, 'asked' | 'today'> {
	now: number
	isSent: boolean
}

function Question({ asked, today, now, isSent }: QuestionProps) {
	const m = useMessages(copyMessages)
	const language = useLanguage()
	const minutes = Math.floor((Date.parse(today.closesAt) - now) / 60_000)
	const isRunning = asked.isOfToday && !isSent && !today.isClosed && minutes >= 0
	const countdown = m.closesIn(minutes)
	useSaidCountdown(isRunning && isSaid(minutes) ? countdown : null)
	return (
		<QuestionList>
			<QuestionRow number={asked.number} marks={asked.marks}>
				<div className={css.badges}>
					{!asked.paper && <DifficultyBadge level={asked.difficulty} />}
					<span>{paperNames[asked.paperCategory][language]}</span>
				</div>
				<h2 className={css.text} lang={asked.isFallback ? 'en' : undefined}>
					{asked.questionText}
				</h2>
				<MetaRow
					facts={[
						asked.paper
							? { icon: clockIcon, text: m.papers.uploadUntil(formatMoment(asked.paper.uploadUntil, language)) }
							: { icon: fileTextIcon, text: m.words(asked.wordLimit) },
						...(isRunning ? [{ icon: clockIcon, text: countdown }] : []),
					]}
				/>
			</QuestionRow>
		</QuestionList>
	)
}

/** What the page begins with is read with the page; only what comes later is said. */
function useSaidCountdown(sentence: string | null): void {
	const isFirst = useRef(true)
	useEffect(() => {
		if (sentence && !isFirst.current) announce(sentence)
		isFirst.current = false
	}, [sentence])
}
