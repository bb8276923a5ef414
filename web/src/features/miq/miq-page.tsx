import { miqPapers } from '@aravalli/shared/miq/question'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/questions/question'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import { listTrail } from './breadcrumb-items.ts'
import { listPath, paperLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'
import css from './miq-page.module.css'
import { QuestionListSection } from './question-list-section.tsx'

interface MiqPageProps {
	api: ApiClient
	list: ListSearch
}

export function MiqPage({ api, list }: MiqPageProps) {
	const m = useMessages(miqMessages)
	const questions = useRef<HTMLDivElement>(null)
	useKeptFocus(questions)
	useCodeAhead(useQuestionCode())
	return (
		<PageBody
			top={
				<div className={css.top}>
					<Breadcrumb items={listTrail(m, list)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
					<Papers list={list} />
					<QuestionSearch list={list} />
				</div>
			}
			rail={
				<SideCard title={m.timeGuide} rows={m.timeGuideRows.map(([label = '', value = '']) => ({ label, value }))} />
			}
		>
			<div ref={questions} tabIndex={-1} className={css.questions}>
				<QuestionListSection key={`${list.paper} ${list.search}`} api={api} list={list} />
			</div>
		</PageBody>
	)
}

/** Brings along the code that opens a question. */
function useQuestionCode() {
	const router = useRouter()
	return useCallback(async () => router.loadRouteChunk(router.routesById['/mains-miq/$questionId']), [router])
}

function Papers({ list }: { list: ListSearch }) {
	const m = useMessages(miqMessages)
	const cells = [undefined, ...miqPapers].map((paper) => ({
		label: paper ? m.papers[paper] : m.allPapers,
		link: paperLink(list, paper),
		isSelected: list.paper === paper,
	}))
	return <CategoryGrid label={m.papersLabel} cells={cells} />
}

function QuestionSearch({ list: { paper, search = '' } }: { list: ListSearch }) {
	const m = useMessages(miqMessages)
	const navigate = useNavigate()
	return (
		<SearchField
			action={listPath}
			label={m.searchLabel}
			value={search}
			maxLength={SEARCH_MAX_LENGTH}
			hidden={paper ? { paper } : {}}
			onSearch={(words) => void navigate(paperLink({ search: words }, paper))}
		/>
	)
}
