/**
 * Lists every page of the specification that is not built yet. Each answers with a page that says what will be there.
 *
 * Whoever builds one removes its line here and its texts in web/src/features/coming-soon; every-route.test.ts fails until
 * both are done. The browser asks for this list only on such a page, never with the first load of another.
 */
import type { Access } from '../access.ts'

export type PageIcon =
	| 'award'
	| 'book-open'
	| 'calendar-days'
	| 'chart-pie'
	| 'circle-question-mark'
	| 'clipboard-check'
	| 'clock'
	| 'compass'
	| 'file-text'
	| 'library'
	| 'lightbulb'
	| 'list-checks'
	| 'list-tree'
	| 'map'
	| 'mountain'
	| 'network'
	| 'newspaper'
	| 'notebook-pen'
	| 'pen-line'
	| 'shield-check'
	| 'sparkles'
	| 'star'
	| 'timer'
	| 'trending-up'
	| 'trophy'
	| 'zap'

interface Listed {
	/** `$name` stands for one part; `parts` says what it may be. The path is the key of the page's texts. */
	path: `/${string}`
	icon: PageIcon
	/** Says who will see it; everybody where it is left out. */
	access?: Access
}

const listed = [
	{ path: '/coming-soon', icon: 'trophy' },

	{ path: '/admin/$contentType', icon: 'pen-line', access: 'editor' },
	{ path: '/admin/$section', icon: 'shield-check', access: 'admin' },
] as const satisfies Listed[]

export type ComingSoonPath = (typeof listed)[number]['path']

export interface ComingSoonPage {
	path: ComingSoonPath
	icon: PageIcon
	access: Access
}

/** Says what a `$name` may be; ids are opaque. */
const parts: Record<string, string> = {
	contentType: 'prelims-practice|study-material|voices',
	section: 'audit-log|inquiries|users',
}
const anyId = '[\\w-]{1,100}'

export const comingSoonPages: readonly ComingSoonPage[] = listed.map((page: Listed & { path: ComingSoonPath }) => ({
	access: 'public',
	...page,
}))

const patterns = comingSoonPages.map((page) => ({
	page,
	pattern: new RegExp(`^${page.path.replace(/\$(\w+)/g, (_, name: string) => `(?:${parts[name] ?? anyId})`)}$`),
}))

/**
 * Finds the page that answers at `path`; null for an address that is no such page.
 *
 * @param path an address of this site without its query, or the path that the list names it by
 */
export function findComingSoonPage(path: string): ComingSoonPage | null {
	const asked = path.length > 1 ? path.replace(/\/$/, '') : path
	const named = comingSoonPages.find((page) => page.path === asked)
	return named ?? patterns.find(({ pattern }) => pattern.test(asked))?.page ?? null
}
