import type { LinkTarget } from '#web/lib/link-address.ts'

/** @param type the kind's name @param id of an import that was begun; absent: a file is to be chosen */
export const importLink = (type: string, id?: string): LinkTarget => ({
	to: '/admin/$type/import',
	params: { type },
	search: id ? { id } : {},
})
