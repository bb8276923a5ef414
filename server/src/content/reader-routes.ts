import { answeredName } from '@aravalli/shared/content/answered-name'
import type { Fields } from '@aravalli/shared/content/fields'
import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { readerContract } from '@aravalli/shared/content/reader-contract'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/open-database.ts'
import { mountContract } from '../platform/http/mount-contract.ts'
import { facetTerm } from './index-terms.ts'
import { getItem, type Item } from './items.ts'
import { listSearched } from './list-searched.ts'
import type { ServerKind } from './server-kind.ts'

interface ListCall {
	query: { page: number; limit: number; search: string } & Record<string, unknown>
	language: Language
}

/** Mounts, for each kind that says where, the list and the items as its declaration names them. */
export function contentReaderRoutes(app: FastifyInstance, { db }: Database, kinds: readonly ServerKind[]): void {
	for (const { kind } of kinds) {
		if (!kind.readAt) continue
		const handlers = {
			[`GET ${kind.readAt}`]: async ({ query: { page, limit, search, lang: _, ...facets }, language }: ListCall) => {
				const terms = Object.entries(facets).map(([name, value]) => facetTerm(name, String(value)))
				const { items, pagination } = await listSearched(db, kind, { language, terms, search, page, limit })
				return { data: items.map((item) => presentCard(kind, item)), pagination }
			},
			[`GET ${kind.readAt}/:id`]: async ({
				params: { id },
				language,
			}: {
				params: { id: string }
				language: Language
			}) => ({
				data: presentItem(kind, await getItem(db, kind, id, { language, notFound: 'content.not-found' })),
			}),
		}
		// The contract is made of the same declaration: it has these two and no more.
		mountContract(app, readerContract(kind, kind.readAt), handlers as never)
	}
}

type Values = Record<string, unknown>

function presentCard({ common, texts }: Kind, { id, common: values, card, isFallback }: Item<Kind>): Values {
	const onCard = (fields: Fields) => Object.fromEntries(entriesOf(fields).filter(([, { isOnCard }]) => isOnCard))
	return { _id: id, ...answered(onCard(common), values), ...answered(onCard(texts), card), isFallback }
}

function presentItem({ common, texts }: Kind, item: Item<Kind>): Values {
	const { id, isFallback, updatedAt } = item
	return { _id: id, ...answered(common, item.common), ...answered(texts, item.texts), isFallback, updatedAt }
}

function answered(fields: Fields, values: Values): Values {
	return Object.fromEntries(
		entriesOf(fields).flatMap(([name, field]) => {
			const answer = answeredName(name, field)
			return answer === null ? [] : [[answer, values[name]]]
		}),
	)
}
