import type { CommonOf, Kind } from './kind.ts'

/** Says whether the search finds the items of a kind: it leads to each, so they need a place of their own. */
export const isFindable = ({ path, foundAt }: Kind): boolean => path !== null || foundAt !== undefined

/** Gives the address where an item of a findable kind is read, as in '/miq/a?b=c'. */
export const addressOf = <K extends Kind>(kind: K, id: string, common: CommonOf<K['common']>): string =>
	kind.foundAt?.(id, common) ?? `${kind.path}/${id}`
