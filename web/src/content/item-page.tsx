import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { DialogOverList } from '#web/ui/dialog-over-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { listLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import type { ItemProps, ListedKind, Subject } from './listed-kind.ts'
import { messages as contentMessages } from './messages.en.ts'
import { useNoteReading } from './use-note-reading.ts'

interface PageProps<F extends string, Item> {
	kind: ListedKind<F, unknown, Item>
	/** Is the route of an item, as `getRouteApi` gives it. */
	route: {
		id: string
		useRouteContext(): PageContext
		useParams(): { questionId: string }
		useSearch(): ListSearch
		useLoaderData(): { subject: Subject<F> | undefined }
	}
}

interface ItemPageProps<F extends string, Item> extends PageProps<F, Item> {
	Details: ComponentType<ItemProps<Item>>
	Actions: ComponentType<ItemProps<Item>>
}

/** Shows the item of the address over the list that it was opened from. */
export function ItemPage<F extends string, Item>({ kind, route, ...parts }: ItemPageProps<F, Item>) {
	const { api, origin } = route.useRouteContext()
	const { questionId: id } = route.useParams()
	const list = route.useSearch()
	useTitle({ kind, route })
	useNoteReading(kind.name, id)
	return <ItemDialog key={id} kind={kind} api={api} id={id} list={list} origin={origin} {...parts} />
}

/** In the browser an item may come after its page has opened, and with it the page's title. */
function useTitle<F extends string, Item>({ kind, route }: PageProps<F, Item>) {
	const { api, language } = route.useRouteContext()
	const { questionId: id } = route.useParams()
	const { subject } = route.useLoaderData()
	const { data } = useQuery(kind.itemQuery(api, language, id))
	useLateHead(route.id, data !== undefined && kind.subjectOf(data.data).text !== subject?.text)
}

interface ItemFailureProps<F extends string, Item> extends PageProps<F, Item> {
	error: ErrorComponentProps['error']
}

/** Says why the item could not be had. */
export function ItemFailure<F extends string, Item>({ kind, route, error }: ItemFailureProps<F, Item>) {
	const m = useMessages(kind.texts)
	const router = useRouter()
	return (
		<DialogOverList title={m.details} list={listLink(kind, route.useSearch())}>
			<LoadFailure error={error} onRetry={() => void router.invalidate()} />
		</DialogOverList>
	)
}

/** Stands at an address that names no item. */
export function ItemMissing<F extends string, Item>({ kind, route }: PageProps<F, Item>) {
	const m = useMessages(kind.texts)
	const { backToList } = useMessages(contentMessages)
	const list = listLink(kind, route.useSearch())
	return (
		<DialogOverList title={m.details} list={list}>
			<EmptyState
				title={m.notFoundTitle}
				text={m.notFoundText}
				action={
					<PageLink link={list} className={buttonClass({ isCompact: true })}>
						{backToList}
					</PageLink>
				}
			/>
		</DialogOverList>
	)
}
