import { paperCategories, SEARCH_MAX_LENGTH } from '@aravalli/shared/questions/question'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import css from './answer-writing-page.module.css'
import { listTrail } from './breadcrumb-items.ts'
import { categoryLink, listLink, listPath } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import { QuestionListSection } from './question-list-section.tsx'
import { useIsEditor } from './use-is-editor.ts'

const DeskBar = lazyPart(() => import('./desk/desk-bar.tsx').then((part) => part.DeskBar))
const DeskListSection = lazyPart(() => import('./desk/desk-list-section.tsx').then((part) => part.DeskListSection))

interface AnswerWritingPageProps {
	api: ApiClient
	list: ListSearch
}

export function AnswerWritingPage({ api, list }: AnswerWritingPageProps) {
	const m = useMessages(answerWritingMessages)
	const questions = useRef<HTMLDivElement>(null)
	useKeptFocus(questions)
	useCodeAhead(useQuestionCode())
	const isEditor = useIsEditor()
	const isDeskList = isEditor && list.desk !== undefined
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
				{isEditor && <DeskBar api={api} list={list} />}
				{isEditor && list.desk ? (
					<DeskListSection key={list.desk} api={api} desk={list.desk} page={list.page ?? 1} />
				) : (
					<QuestionListSection key={`${list.category} ${list.search}`} api={api} list={list} />
				)}
			</div>
		</PageBody>
	)
}

/** Brings along the code that opens a question. */
function useQuestionCode() {
	const router = useRouter()
	return useCallback(
		async () => router.loadRouteChunk(router.routesById['/answer-writing-practice/$questionId']),
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
