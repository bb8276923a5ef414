import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { isSearchTooLong, type ListSearch, wantedOf } from './list-search.ts'
import type { ListedKind } from './listed-kind.ts'

export async function loadList<F extends string>(
	kind: ListedKind<F, unknown, unknown>,
	{ queryClient, api, language }: PageContext,
	list: ListSearch,
): Promise<void> {
	if (!isSearchTooLong(list.search)) await loadQuery(queryClient, kind.listQuery(api, language, wantedOf(kind, list)))
}

/** Makes an item ready, and says what its head is to say. @throws a not-found where there is none */
export async function loadItem<F extends string, Item>(
	kind: ListedKind<F, unknown, Item>,
	{ queryClient, api, language }: PageContext,
	id: string,
) {
	const answer = await orNotFound(loadQuery(queryClient, kind.itemQuery(api, language, id)))
	return { subject: answer && kind.subjectOf(answer.data) }
}

/** @throws a not-found, which is the page's status too, where the server says that there is no such thing */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
	try {
		return await loading
	} catch (error) {
		throw error instanceof ApiError && error.status === 404 ? notFound() : error
	}
}
