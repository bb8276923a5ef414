import { paperCategories, SEARCH_MAX_LENGTH } from '@aravalli/shared/questions/question'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useCodeAhead } from '#web/lib/use-code-ahead.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import css from './answer-writing-page.module.css'
import { categoryLink, listLink, listPath } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { ListTitle } from './list-title.tsx'
import { messages as answerWritingMessages } from './messages.en.ts'
import { QuestionListSection } from './question-list-section.tsx'
import { useDesk } from './use-desk.ts'

interface AnswerWritingPageProps {
	api: ApiClient
	list: ListSearch
}

export function AnswerWritingPage({ api, list }: AnswerWritingPageProps) {
	const m = useMessages(answerWritingMessages)
	const questions = useRef<HTMLDivElement>(null)
	useKeptFocus(questions)
	useCodeAhead(useQuestionCode())
	const desk = useDesk()
	const isDeskList = desk !== null && list.desk !== undefined
	const questionList = <QuestionListSection key={`${list.category} ${list.search}`} api={api} list={list} />
	return (
		<PageBody
			top={
				<div className={css.top}>
					<ListTitle list={list} />
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
		</PageBody>
	)
}

/** How to bring along what opens a question: the code of its route, and what its title comes from. */
function useQuestionCode() {
	const router = useRouter()
	return useCallback(
		() =>
			Promise.all([
				router.loadRouteChunk(router.routesById['/answer-writing-practice/$questionId']),
				import('./question-page.tsx'),
			]),
		[router],
	)
}

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
