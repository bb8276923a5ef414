import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { mainsPageSize } from '@aravalli/shared/mains-practice/mains-question'
import { useState } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { penLineIcon } from '#web/ui/icons.ts'
import { ListHeader } from '#web/ui/list-header.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DontKnowButton, KeptMark, KeptProvider, NotesButton } from '../../practice-notes/public.tsx'
import { failureTexts } from '../list-failure-texts.ts'
import type { MainsSearch } from '../list-search.ts'
import { listOf, practiceLink, singleLink } from '../mains-links.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import { listQuery, type MainsList } from '../queries.ts'
import { Answers, AnswerToggle } from './answer-toggle.tsx'
import { EmptyList } from './empty-list.tsx'
import { MainsCard } from './mains-card.tsx'
import css from './question-list.module.css'

interface QuestionListPartProps {
	search: MainsSearch
	failure: string | undefined
}

/** Lists the questions that the filters find, ten on a page. */
export function QuestionListPart({ search, failure }: QuestionListPartProps) {
	const m = useMessages(mainsMessages)
	return (
		<ContentPart
			key={JSON.stringify(listOf(search))}
			query={listQuery(useApi(), useLanguage(), search)}
			failure={failure}
			address={practiceLink({ ...listOf(search), page: search.page })}
			texts={failureTexts(m)}
			isEmpty={({ data }) => data.length === 0}
			empty={() => (
				<EmptyList
					search={search}
					firstPage={practiceLink(listOf(search))}
					all={practiceLink(search.tab ? { tab: search.tab } : {})}
				/>
			)}
		>
			{(list) => <Questions search={search} list={list} />}
		</ContentPart>
	)
}

interface QuestionsProps extends Omit<QuestionListPartProps, 'failure'> {
	list: MainsList
}

function Questions({ search, list: { data, pagination } }: QuestionsProps) {
	const m = useMessages(mainsMessages)
	const { page, total, totalPages } = pagination
	const [first] = data
	const isAllPractice = data.every(({ isPyq }) => !isPyq)
	return (
		<div className={css.list}>
			<div className={css.top}>
				<ListHeader aside={search.tab === 'pyq' ? m.orderOfYears : m.orderOfSets}>
					<b>{m.count(formatCount(total), total === 1)}</b>
					{page > 1 && <span className="visuallyHidden"> {m.pageNumber(page)}</span>}
				</ListHeader>
				{first && (
					<div className={css.practice}>
						<PageLink link={singleLink(search, first._id)} className={buttonClass({ isCompact: true })}>
							<Icon path={penLineIcon} />
							{m.startPractice}
						</PageLink>
						<span className={css.hint}>{m.oneAtATime}</span>
					</div>
				)}
			</div>
			{isAllPractice && <p className={css.sample}>{m.allPractice}</p>}
			<KeptProvider questionType="mains" ids={data.map(({ _id }) => _id)}>
				<Sheet as="ol">
					{data.map((question, index) => (
						<ListedQuestion key={question._id} question={question} number={(page - 1) * mainsPageSize + index + 1} />
					))}
				</Sheet>
			</KeptProvider>
			{total > mainsPageSize && (
				<Pager
					page={page}
					totalPages={totalPages}
					linkTo={(to) => ({ ...practiceLink({ ...listOf(search), ...(to > 1 && { page: to }) }), resetScroll: true })}
				/>
			)}
		</div>
	)
}

interface ListedQuestionProps {
	question: MainsQuestionData
	number: number
}

function ListedQuestion({ question, number }: ListedQuestionProps) {
	const m = useMessages(mainsMessages)
	const [isShown, setIsShown] = useState(false)
	return (
		<MainsCard
			question={question}
			number={number}
			tags={<KeptMark questionId={question._id} />}
			actions={
				<>
					<AnswerToggle about={m.ofQuestion(number)} isOpen={isShown} onToggle={setIsShown}>
						<Answers question={question} />
					</AnswerToggle>
					<DontKnowButton
						questionId={question._id}
						about={m.ofQuestion(number)}
						onShowAnswer={() => setIsShown(true)}
					/>
					<NotesButton questionId={question._id} about={m.ofQuestion(number)} />
				</>
			}
		/>
	)
}
