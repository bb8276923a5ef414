import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'

/**
 * A kind of content says this of itself, and its list, its opened items, their heads, loaders and links are made of it here, once for
 * all kinds. What draws an item and its actions is handed to `ItemPage` instead: the list does without that code.
 *
 * @typeParam Filter what the list can be filtered by, such as papers
 */
export interface ListedKind<Filter extends string, Card, Item> {
	/** Is its name in the register of kinds (shared/src/kinds.ts). */
	name: string
	/** The list is there; an item's address has its id behind it, as `$questionId`. */
	path: string
	/** The page is above the list, where that is not the home page; the texts name it. */
	parent?: string
	/** The address of the list has the filter under this name. */
	filterName: string
	/** Are in the order in which the page offers them. */
	filters: readonly Filter[]
	pageSize: number
	/** Holds the cards of the items with these ids. */
	Cards(props: { ids: string[]; children: ReactNode }): ReactNode
	Card(props: CardProps<Card>): ReactNode
	texts: KindTexts<Filter>
	emptyTexts: EmptyTexts
	listQuery(api: ApiClient, language: Language, wanted: ListWanted<Filter>): AnswerQuery<ListAnswer<Card>>
	itemQuery(api: ApiClient, language: Language, id: string): AnswerQuery<{ data: Item }>
	/** Counts that an item was opened. */
	countView(api: ApiClient, id: string): Promise<unknown>
	idOf(card: Card): string
	subjectOf(item: Item): Subject<Filter>
}

/** The address of a list says this, beside its filter and what else a kind has there. */
export interface ListSearch {
	page?: number | undefined
	search?: string | undefined
	/** Says that an item was come to from what the reader got wrong, and not from the list. */
	from?: 'wrong' | undefined
	[name: string]: string | number | undefined
}

/** Any kind, for what asks neither for cards nor for items. */
export type AnyKind = ListedKind<string, unknown, unknown>

export interface AnswerQuery<A> {
	queryKey: QueryKey
	queryFn: () => Promise<A>
}

/** Is what a list is asked for; what is missing has its default: everything, page 1, no search. */
export interface ListWanted<Filter> {
	filter: Filter | undefined
	page: number | undefined
	search: string | undefined
}

export interface ListAnswer<Card> {
	data: Card[]
	pagination: Pagination
}

/** Head and breadcrumb say this of an item. */
export interface Subject<Filter> {
	text: string
	filter: Filter
	isFallback: boolean
}

/** A card of the list is given this. */
export interface CardProps<Card> {
	item: Card
	/** Says the position in the whole list, from 1. */
	number: number
	link: LinkTarget
}

/** What draws an opened item, or its actions, is given this. */
export interface ItemProps<Item> {
	api: ApiClient
	item: Item
	/** Is the list that it was opened from. */
	list: ListSearch
	/** Is the item's address over the list that it was opened from. */
	link: LinkTarget
	/** This query brought the item: what the reader changes counts in its answer at once. */
	countedIn: QueryKey
	/** Is the public origin, with which the shared link begins. */
	origin: string
}

export interface KindTexts<Filter extends string> {
	title: string
	subtitle: string
	description: string
	parent?: string
	filterLabel: string
	unfiltered: string
	filters: Record<Filter, string>
	searchLabel: string
	/** Follows the number of what was found. */
	found(count: number): string
	/** Is the title of the dialog. */
	details: string
	notFoundTitle: string
	notFoundText: string
}

/** Says why a list is empty, and leads out of there. */
export interface EmptyTexts {
	emptyTitle: string
	emptySearch: string
	emptyFilter: string
	emptyYet: string
	seeAll: string
}
