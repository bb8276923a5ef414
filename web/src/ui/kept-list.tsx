import type { ReactNode } from 'react'
import { asWritten } from './as-written.ts'

type MarkupMaker = (content: ReactNode) => string

let makeMarkup: MarkupMaker | undefined

/** For the server: turns on that markup is kept. While developing it is made anew, so that a change is seen. */
export function keepMarkupWith(make: MarkupMaker): void {
	makeMarkup = make
}

interface KeptListProps<T> {
	/** Never changed once it was shown. Null where the items that the server has written are to stand. */
	of: T | null
	/**
	 * Gives the items, the same each time for the same object. A function of a module; its elements use no context, no id and no
	 * state, and nothing in them is for one reader alone.
	 */
	items: (of: T) => ReactNode
	className?: string | undefined
}

/** What `items` has made of each object. */
const kept = new WeakMap<object, WeakMap<object, string>>()

/**
 * A list whose markup the server makes once for each object: the menus alone are a third of the elements of a page, and the same for
 * all who read it in a language (docs/adr/0013-quick-renders.md). The browser finds there what it would have rendered, or does
 * without what it would render it from.
 */
export function KeptList<T extends object>({ of, items, className }: KeptListProps<T>) {
	if (of === null) return <ul className={className} {...asWritten} />
	if (!makeMarkup) return <ul className={className}>{items(of)}</ul>
	const markups = kept.get(items) ?? new WeakMap<object, string>()
	kept.set(items, markups)
	const markup = markups.get(of) ?? makeMarkup(items(of))
	markups.set(of, markup)
	return <ul className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
