import type { Kind } from '@aravalli/shared/content/kind'
import { isPossibleId } from './items.ts'
import { isPublishedItem } from './reading/tables.ts'

/** Tells what hangs on the items of a kind, such as comments and notes, which of them are there for everybody. */
export const openItems = ({ name }: Kind) => ({
	isPossibleId,
	isOpen: (id: string) => isPublishedItem(name, id),
})
