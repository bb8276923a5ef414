import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { formatDay } from '@aravalli/shared/format-day'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { fileTextIcon } from '#web/ui/icons.ts'
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
	const language = useLanguage()
	const began = pages > 0 && asked.state === null ? 'draft' : asked.state
	const state = stateOf({ ...asked, state: began }, isClosed)
	const isUnsent = state === 'open' || state === 'draft'
	// Those of earlier days have a heading of their own.
	const Title = asked.isOfToday ? 'h2' : 'h3'
	return (
		<QuestionRow number={asked.number} marks={asked.marks}>
			<div className={css.badges}>
				<DifficultyBadge level={asked.difficulty} />
				<StateBadge state={state} pages={pages} />
				<span>{paperNames[asked.paperCategory][language]}</span>
				{!asked.isOfToday && <span>{m.catchUp.of(formatDay(asked.day, language))}</span>}
				{asked.isFallback && <Tag>{m.english}</Tag>}
			</div>
			<Title className={css.text} lang={asked.isFallback ? 'en' : undefined}>
				{asked.questionText}
			</Title>
			<MetaRow facts={[{ icon: fileTextIcon, text: m.words(asked.wordLimit) }]} />
			{(mayBegin || !(state === 'open' || state === 'closed')) && (
				<div className={css.ways}>
					<Action {...{ asked, search, state, isNext }} />
					{isUnsent && <BookletLink asked={asked} />}
				</div>
			)}
		</QuestionRow>
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
