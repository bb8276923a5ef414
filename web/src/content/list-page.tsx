import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { type AnyRouter, type NavigateOptions, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { filterLink, itemRouteId } from './list-links.ts'
import css from './list-page.module.css'
import { type ListSearch, wantedOf } from './list-search.ts'
import { ListSection, type ListSectionProps } from './list-section.tsx'
import type { ListedKind } from './listed-kind.ts'
import { messages as contentMessages } from './messages.en.ts'
import { listTrail } from './trail.tsx'

export interface ListProps {
	api: ApiClient
	list: ListSearch
	/** Stands beside the list. */
	rail: ReactNode
	/** Stands above the list. */
	above?: ReactNode
}

interface ListPageProps<F extends string, Card> extends ListProps {
	kind: ListedKind<F, Card, unknown>
}

/** Shows the list of a kind below its filter and its search. */
export function ListPage<F extends string, Card>({ rail, above, ...section }: ListPageProps<F, Card>) {
	const { kind, list } = section
	const texts = { m: useMessages(kind.texts), all: useMessages(contentMessages) }
	const { filter, search } = wantedOf(kind, list)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	useCodeAhead(useItemCode(itemRouteId(kind)))
	return (
		<PageBody
			top={
				<div className={css.top}>
					<Breadcrumb items={listTrail(kind, texts, filter)} />
					<PageHeading title={texts.m.title}>{texts.m.subtitle}</PageHeading>
					<Filters {...section} />
					<Search {...section} />
				</div>
			}
			rail={rail}
		>
			<div ref={container} tabIndex={-1} className={css.list}>
				{above}
				<ListSection key={`${filter} ${search}`} {...section} />
			</div>
		</PageBody>
	)
}

/** Brings along the code that opens an item. */
function useItemCode(routeId: string) {
	const router = useRouter<AnyRouter>()
	return useCallback(async () => router.loadRouteChunk(router.routesById[routeId]), [router, routeId])
}

type PartProps<F extends string> = Pick<ListSectionProps<F, unknown>, 'kind' | 'list'>

function Filters<F extends string>({ kind, list }: PartProps<F>) {
	const m = useMessages(kind.texts)
	const { filter } = wantedOf(kind, list)
	const cells = [undefined, ...kind.filters].map((value) => ({
		label: value ? m.filters[value] : m.unfiltered,
		link: filterLink(kind, list, value),
		isSelected: filter === value,
	}))
	return <CategoryGrid label={m.filterLabel} cells={cells} />
}

function Search<F extends string>({ kind, list }: PartProps<F>) {
	const { searchLabel } = useMessages(kind.texts)
	const navigate = useNavigate()
	const { filter, search = '' } = wantedOf(kind, list)
	// A link that is made of a kind's facts is more than the router's types can follow.
	const follow = (words: string) =>
		void navigate(filterLink(kind, { search: words || undefined }, filter) as NavigateOptions)
	return (
		<SearchField
			action={kind.path}
			label={searchLabel}
			value={search}
			maxLength={SEARCH_MAX_LENGTH}
			hidden={filter ? { [kind.filterName]: filter } : {}}
			onSearch={follow}
		/>
	)
}
