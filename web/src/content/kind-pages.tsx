import type { ReactNode } from 'react'
import type { PageContext } from '#web/lib/page-context.ts'
import type { HeadContext } from '#web/lib/page-head.ts'
import { type ItemAsked, itemHead, listHead } from './heads.ts'
import { ListPage, type ListProps } from './list-page.tsx'
import type { ListSearch } from './list-search.ts'
import type { ListedKind, Subject } from './listed-kind.ts'
import { loadItem, loadList } from './load-page.ts'

/** Are what the routes of a kind ask for. */
export interface KindPages<F extends string> {
	drawList(props: ListProps): ReactNode
	loadList(context: PageContext, list: ListSearch): Promise<void>
	loadItem(context: PageContext, id: string): Promise<{ subject: Subject<F> | undefined }>
	listHead(context: HeadContext, list: ListSearch): ReturnType<typeof listHead>
	itemHead(context: HeadContext, asked: ItemAsked<F>): ReturnType<typeof itemHead>
}

/**
 * Makes them of what a kind says of itself. They come in one piece with the kind: an item opens over its list, so all of them are
 * needed wherever one is.
 */
export function kindPages<F extends string, Card, Item>(kind: ListedKind<F, Card, Item>): KindPages<F> {
	return {
		drawList: (props) => <ListPage kind={kind} {...props} />,
		loadList: (context, list) => loadList(kind, context, list),
		loadItem: (context, id) => loadItem(kind, context, id),
		listHead: (context, list) => listHead(kind, context, list),
		itemHead: (context, asked) => itemHead(kind, context, asked),
	}
}
