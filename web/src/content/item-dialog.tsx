import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { DialogOverList } from '#web/ui/dialog-over-list.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { itemLink, listLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import type { ItemProps, ListedKind } from './listed-kind.ts'

interface ItemDialogProps<F extends string, Item> {
	kind: ListedKind<F, unknown, Item>
	api: ApiClient
	id: string
	list: ListSearch
	origin: string
	Details: ComponentType<ItemProps<Item>>
	Actions: ComponentType<ItemProps<Item>>
}

/** Shows one item over the list, at an address of its own. */
export function ItemDialog<F extends string, Item>(props: ItemDialogProps<F, Item>) {
	const { kind, api, id, list, origin, Details, Actions } = props
	const { details } = useMessages(kind.texts)
	const language = useLanguage()
	// Parts of the item whose code is on its way are not drawn anew.
	const asked = useMemo(() => kind.itemQuery(api, language, id), [kind, api, language, id])
	const query = useQuery(asked)
	const item = useLatest(query.data)?.data
	useCountedView(props, item !== undefined)
	const link = useMemo(() => itemLink(kind, list, id), [kind, list, id])
	const shown = item && { api, item, list, origin, link, countedIn: asked.queryKey }
	return (
		<DialogOverList title={details} list={listLink(kind, list)} actions={shown && <Actions {...shown} />}>
			{shown ? <Details {...shown} /> : <QueryWait query={query} />}
		</DialogOverList>
	)
}

/** Counts each opening once; a count that is lost on a bad network is no harm. */
function useCountedView<F extends string, Item>({ kind, api, id }: ItemDialogProps<F, Item>, isOpen: boolean) {
	useEffect(() => {
		if (isOpen) kind.countView(api, id).catch(() => null)
	}, [kind, api, id, isOpen])
}
