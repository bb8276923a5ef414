import { cleanCopy } from '@aravalli/shared/content/clean-copy'
import type { Fields } from '@aravalli/shared/content/fields'
import { type AnyCopy, type CopyOf, emptyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { languageState, languageStates } from '@aravalli/shared/content/language-state'
import { contentProblems } from '@aravalli/shared/content/problems'
import { titleOf } from '@aravalli/shared/content/title-of'
import type { Language } from '@aravalli/shared/language'
import { newSlug } from '../../platform/new-slug.ts'
import { searchWords } from '../../platform/search/search-words.ts'
import { countTerms } from '../counting/tables.ts'
import { englishOnly, everyItem } from '../index-terms.ts'
import { findStored, type Item, listItems } from '../items.ts'
import { richCleaners } from '../seed-kind.ts'
import type { PublishedItem, ServerKind } from '../server-kind.ts'
import { reinstateItem, upsertItem, withdrawItem } from '../storing/tables.ts'
import type { ContentType } from './content-type.ts'
import type { ListNarrowing } from './list-content.ts'
import { refuseOverlong } from './refuse-overlong.ts'

type Values = Record<string, unknown>

/** Lets editors work on a kind. */
export function contentTypeOf<K extends Kind>(own: ServerKind & { kind: K }): ContentType<CopyOf<K> & object> {
	const { kind } = own
	type Copy = CopyOf<K> & object
	const live = (item: Item<K>) => ({ data: liveCopy(kind, item), updatedAt: item.updatedAt })
	const titleIn = (copy: AnyCopy, language: Language) => titleOf(kind, copy[language])
	return {
		name: kind.name,
		titleField: kind.title,
		clean: (copy) => refuseOverlong(kind, cleanCopy(kind, copy, richCleaners)) as Copy,
		title: (copy) => ({ english: titleIn(copy as AnyCopy, 'english'), hindi: titleIn(copy as AnyCopy, 'hindi') }),
		facts: (copy) => factsOf(kind, copy as AnyCopy),
		languages: (copy) => languageStates(kind, copy as AnyCopy),
		problems: (copy, today) => contentProblems(kind, copy as AnyCopy, today),
		newId: (copy) => newIdOf(kind, titleIn(copy as AnyCopy, 'english')),
		async load(db, id) {
			const [stored] = await findStored(db, kind, [id])
			return stored ? { ...live(stored), isPublished: stored.isPublished } : null
		},
		countPublished: async (db) => (await countTerms(db, kind.name, everyItem)).get(everyItem) ?? 0,
		async listPublished(db, { filter, search, needs, limit, offset }) {
			const terms = termsOfList({ filter, search, needs })
			const both = { language: 'english', hasBodies: true, hasTranslations: true } as const
			const { items, total } = await listItems(db, kind, { ...both, terms, limit, offset })
			return { items: items.map((item) => ({ id: item.id, ...live(item), isPublished: true })), total }
		},
		publish: (tx, id, copy) => upsertItem(tx, own, itemOf(kind, id, copy as AnyCopy)),
		withdraw: (tx, id) => withdrawItem(tx, own, id),
		reinstate: (tx, id) => reinstateItem(tx, own, id),
	}
}

/** Lists the terms that what readers see has where it is in a list that is narrowed so. */
export const termsOfList = ({ filter, search, needs }: ListNarrowing): string[] => [
	filter ?? everyItem,
	...(needs === 'hindi' ? [englishOnly] : []),
	...searchWords(search),
]

/** Makes the working copy of what readers see. */
export function liveCopy<K extends Kind>(kind: K, { common, translations }: Item<K>): CopyOf<K> & object {
	const hindi = translations.hindi ?? emptyCopy(kind as Kind).hindi
	return { ...declared(kind.common, common), english: translations.english, hindi } as unknown as CopyOf<K> & object
}

function newIdOf({ idWord, reservedIds = [] }: Kind, title: string): string {
	const id = newSlug(title, idWord)
	return reservedIds.includes(id) ? newSlug(`${idWord} ${title}`, idWord) : id
}

/** Leaves out what was derived. */
const declared = (fields: Fields, values: Values): Values =>
	Object.fromEntries(entriesOf(fields).map(([name]) => [name, values[name] ?? null]))

function factsOf({ common }: Kind, copy: AnyCopy): Values {
	return Object.fromEntries(entriesOf(common).flatMap(([name, { isFact }]) => (isFact ? [[name, copy[name]]] : [])))
}

/** Makes what readers are to see of a working copy that has no problems. */
function itemOf(kind: Kind, id: string, { english, hindi, ...common }: AnyCopy): PublishedItem {
	return { id, common, english, hindi: languageState(kind, hindi) === 'missing' ? null : hindi }
}
