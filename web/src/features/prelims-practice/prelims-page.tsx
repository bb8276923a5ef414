import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Filters } from './list/filters.tsx'
import { QuestionListPart } from './list/question-list.tsx'
import { WrongList } from './list/wrong-list.tsx'
import type { PrelimsSearch } from './list-search.ts'
import { messages as prelimsMessages } from './messages.en.ts'
import { prelimsTrail } from './prelims-head.ts'
import { listLink, miqPath, type PrelimsPath, practicePath } from './prelims-links.ts'
import css from './prelims-page.module.css'
import { filtersQuery } from './queries.ts'
import { SingleQuestion } from './single/single-question.tsx'

interface PrelimsPageProps {
	path: PrelimsPath
	search: PrelimsSearch
	failure: string | undefined
}

/** Shows questions of the preliminary examination to be practised: a sheet of a list, what was wrong in one, or one question by itself. */
export function PrelimsPage({ path, search, failure }: PrelimsPageProps) {
	const m = useMessages(prelimsMessages)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={prelimsTrail(m, path)} />
					<PageHeading title={m.titles[path]}>
						<span className={css.subtitle}>{m.subtitles[path]}</span>
					</PageHeading>
				</>
			}
		>
			<div ref={container} tabIndex={-1} className={css.content}>
				<Content path={path} search={search} failure={failure} />
			</div>
		</PageBody>
	)
}

function Content({ path, search, failure }: PrelimsPageProps) {
	const m = useMessages(prelimsMessages)
	const { data: filters } = useQuery(filtersQuery(useApi(), useLanguage(), path))
	if (search.question)
		return <SingleQuestion key={search.question} path={path} id={search.question} failure={failure} />
	if (search.only) return <WrongList path={path} search={search} />
	return (
		<>
			<div className={css.tools}>
				<Filters path={path} search={search} filters={filters?.data} />
				<PageLink link={listLink(path === miqPath ? practicePath : miqPath)} className={css.other}>
					{m.otherList[path]}
				</PageLink>
			</div>
			<QuestionListPart path={path} search={search} failure={failure} />
		</>
	)
}
