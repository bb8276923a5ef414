import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { formatDay } from '@aravalli/shared/format-day'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { clockIcon, fileTextIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Tag } from '#web/ui/tag-list.tsx'
import { DifficultyBadge, QuestionRow } from '../../questions/public.tsx'
import { printerIcon } from '../icons.ts'
import { messages as copyMessages } from '../messages.en.ts'
import { type UploadSearch, uploadLink } from '../upload-search.ts'
import { type AskedQuestion, type QuestionState, stateOf } from './asked-question.ts'
import css from './questions.module.css'
import { StateBadge } from './state-badge.tsx'

interface QuestionItemProps {
	asked: AskedQuestion
	search: UploadSearch
	isClosed: boolean
	mayBegin: boolean
	/** It is the first that is still open: the one action of the page. */
	isNext: boolean
	/** So many pages are on the server or this device. */
	pages: number
}

/** Shows one question that may be answered, how far the answer is, and what can be done next. */
export function QuestionItem({ asked, search, isClosed, mayBegin, isNext, pages }: QuestionItemProps) {
	const m = useMessages(copyMessages)
	const began = pages > 0 && asked.state === null ? 'draft' : asked.state
	const state = stateOf({ ...asked, state: began }, isClosed)
	const isUnsent = state === 'open' || state === 'draft'
	// Those of earlier days have a heading of their own.
	const Title = asked.isOfToday ? 'h2' : 'h3'
	return (
		<QuestionRow number={asked.number} marks={asked.marks}>
			<Badges {...{ asked, state, pages }} />
			<Title className={css.text} lang={asked.isFallback ? 'en' : undefined}>
				{asked.questionText}
			</Title>
			{asked.paper ? (
				isUnsent && <PaperNote paper={asked.paper} questionId={asked.questionId} />
			) : (
				<MetaRow facts={[{ icon: fileTextIcon, text: m.words(asked.wordLimit) }]} />
			)}
			{(mayBegin || !(state === 'open' || state === 'closed')) && (
				<div className={css.ways}>
					<Action {...{ asked, search, state, isNext }} />
					{isUnsent && !asked.paper && <BookletLink asked={asked} />}
				</div>
			)}
		</QuestionRow>
	)
}

function Badges({ asked, state, pages }: Pick<QuestionItemProps, 'asked' | 'pages'> & { state: QuestionState }) {
	const m = useMessages(copyMessages)
	const language = useLanguage()
	return (
		<div className={css.badges}>
			{!asked.paper && <DifficultyBadge level={asked.difficulty} />}
			<StateBadge state={state} pages={pages} />
			<span>{paperNames[asked.paperCategory][language]}</span>
			{!asked.isOfToday && <span>{(asked.paper ? m.papers : m.catchUp).of(formatDay(asked.day, language))}</span>}
			{asked.isFallback && <Tag>{m.english}</Tag>}
		</div>
	)
}

/** Says until when the pages are to be sent, or why they cannot be, with the way to one's own marks. */
function PaperNote({ paper, questionId }: { paper: NonNullable<AskedQuestion['paper']>; questionId: string }) {
	const m = useMessages(copyMessages)
	const language = useLanguage()
	if (paper.refusalText === null)
		return (
			<MetaRow facts={[{ icon: clockIcon, text: m.papers.uploadUntil(formatMoment(paper.uploadUntil, language)) }]} />
		)
	return (
		<>
			<p>{paper.refusalText}</p>
			<p>
				<MenuLink href={`/mains-mock-tests/${paperIdOf(questionId)}/result`}>{m.papers.self}</MenuLink>
			</p>
		</>
	)
}

interface ActionProps extends Pick<QuestionItemProps, 'asked' | 'search' | 'isNext'> {
	state: QuestionState
}

function Action({ asked, search, state, isNext }: ActionProps) {
	const m = useMessages(copyMessages)
	const labels = { open: m.write, draft: m.goOn, waiting: m.seeSent, evaluating: m.seeSent, closed: m.goOn }
	if (state === 'returned')
		return (
			<MenuLink
				href={`/upload-answersheet/history/${encodeURIComponent(asked.copyId ?? '')}`}
				className={buttonClass({ isCompact: true })}
			>
				{m.seeReturned}
			</MenuLink>
		)
	const { questionId, day, isOfToday } = asked
	const isUnsent = state === 'open' || state === 'draft'
	return (
		<PageLink
			link={uploadLink(search, { question: questionId, ...(!isOfToday && { day }) })}
			className={buttonClass({ variant: isUnsent && isNext ? 'action' : 'secondary', isCompact: !isNext })}
		>
			{labels[state]}
		</PageLink>
	)
}

export function BookletLink({ asked: { questionId, day, isOfToday } }: { asked: AskedQuestion }) {
	const m = useMessages(copyMessages)
	const lang = useLanguage()
	const query = new URLSearchParams({ questionId, lang, ...(!isOfToday && { day }) })
	return (
		<a
			href={`/api/answersheet/booklet?${query}`}
			target="_blank"
			rel="noopener"
			className={buttonClass({ variant: 'quiet', isCompact: true })}
		>
			<Icon path={printerIcon} />
			{m.booklet}
		</a>
	)
}
