import { paperCategories, SEARCH_MAX_LENGTH } from '@aravalli/shared/answer-writing/question'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useCodeAhead } from '#web/lib/use-code-ahead.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import css from './answer-writing-page.module.css'
import { listTrail } from './breadcrumb-items.ts'
import { categoryLink, listLink, listPath } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { answerWritingMessages } from './messages.ts'
import { QuestionListSection } from './question-list-section.tsx'
import { useDesk } from './use-desk.ts'

interface AnswerWritingPageProps {
	api: ApiClient
	list: ListSearch
	/** The question that lies over the list, if one is open. */
	children: ReactNode
}

export function AnswerWritingPage({ api, list, children }: AnswerWritingPageProps) {
	const m = useMessages(answerWritingMessages)
	const questions = useRef<HTMLDivElement>(null)
	useKeptFocus(questions)
	useCodeAhead(loadQuestionPage)
	const desk = useDesk()
	const isDeskList = desk !== null && list.desk !== undefined
	const questionList = <QuestionListSection key={`${list.category} ${list.search}`} api={api} list={list} />
	return (
		<PageBody
			top={
				<div className={css.top}>
					<Breadcrumb items={listTrail(m, list)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
					{!isDeskList && <Papers list={list} />}
					{!isDeskList && <QuestionSearch list={list} />}
				</div>
			}
			rail={
				!isDeskList && (
					<SideCard title={m.timeGuide} rows={m.timeGuideRows.map(([label = '', value = '']) => ({ label, value }))} />
				)
			}
		>
			<div ref={questions} tabIndex={-1} className={css.questions}>
				{desk ? (
					<desk.DeskLists api={api} list={list}>
						{questionList}
					</desk.DeskLists>
				) : (
					questionList
				)}
			</div>
			{children}
		</PageBody>
	)
}

const loadQuestionPage = () => import('./question-page.tsx')

function Papers({ list }: { list: ListSearch }) {
	const m = useMessages(answerWritingMessages)
	const cells = [null, ...paperCategories].map((category) => ({
		label: m.categories[category ?? 'ALL_PAPERS'],
		link: categoryLink(list, category),
		isSelected: (list.category ?? null) === category,
	}))
	return <CategoryGrid label={m.papers} cells={cells} />
}

function QuestionSearch({ list: { category, search = '' } }: { list: ListSearch }) {
	const m = useMessages(answerWritingMessages)
	const navigate = useNavigate()
	return (
		<SearchField
			action={listPath}
			label={m.searchLabel}
			value={search}
			maxLength={SEARCH_MAX_LENGTH}
			hidden={category ? { category } : {}}
			onSearch={(words) => {
				void navigate({
					...listLink({ ...(category && { category }), ...(words && { search: words }) }),
					resetScroll: false,
				})
			}}
		/>
	)
}
