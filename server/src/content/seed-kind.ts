import { copySchema } from '@aravalli/shared/content/copy-contract'
import { type AnyCopy, emptyCopy } from '@aravalli/shared/content/kind'
import type { Database, DatabaseLog } from '../platform/database/open-database.ts'
import { hasItems } from './counting/tables.ts'
import { itemOfCopy } from './desk/item-of-copy.ts'
import type { PublishedItem, ServerKind } from './server-kind.ts'
import { insertItems } from './storing/tables.ts'
import { checkCopy, publishingWarnings } from './transfer/importing/check-copy.ts'

/**
 * Publishes the items of the demo, all or none, where there is nothing of the kind yet. They pass what a row of an import passes.
 *
 * @param today 'YYYY-MM-DD' in India: what is of a later day cannot be published
 * @throws Error that names the item and what is wrong with it
 */
export async function seedKind(
	database: Database,
	log: DatabaseLog,
	own: ServerKind,
	readItems: () => Promise<{ id: string; item: object }[]>,
	today: string,
): Promise<void> {
	const { kind } = own
	if (await hasItems(database.db, kind.name)) return
	const check = itemChecker(own, today)
	const items = (await readItems()).map(({ id, item }) => check(id, item as WrittenItem))
	await database.transaction((tx) => insertItems(tx, own, items))
	log.info({ kind: kind.name, items: items.length }, 'The demo content has been stored.')
}

type WrittenItem = Omit<AnyCopy, 'hindi'> & { hindi: AnyCopy['hindi'] | null }

function itemChecker({ kind, structures }: ServerKind, today: string) {
	const schema = copySchema(kind, structures)
	const blank = emptyCopy(kind) as AnyCopy
	return (id: string, { hindi, ...item }: WrittenItem): PublishedItem => {
		const { copy, problems } = checkCopy({ kind, schema }, { ...item, hindi: hindi ?? blank.hindi })
		const found = copy ? publishingWarnings(kind, copy, today) : problems
		if (copy && found.length === 0) return itemOfCopy(kind, id, copy)
		const named = found.map(({ column, code }) => `${column} (${code})`).join(', ')
		throw new Error(`The demo's ${kind.name} ${id} cannot be published: ${named}.`)
	}
}
