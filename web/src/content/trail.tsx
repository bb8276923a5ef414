import { shortenText } from '@aravalli/shared/shorten-text'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb, type BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { filterLink, listLink } from './list-links.ts'
import type { KindTexts, ListedKind, Subject } from './listed-kind.ts'
import { messages as contentMessages } from './messages.en.ts'
import css from './trail.module.css'

type Addressed = Pick<ListedKind<string, unknown, unknown>, 'path' | 'parent' | 'filterName'>

/** Needs those of the kind beside those of all kinds. */
export interface TrailTexts<F extends string> {
	m: KindTexts<F>
	all: typeof contentMessages
}

/** Gives the way to a list; the last step is the list itself. */
export function listTrail<F extends string>(
	kind: Addressed,
	{ m, all }: TrailTexts<F>,
	filter: F | undefined,
): BreadcrumbItem[] {
	return [
		{ label: all.home, link: { to: '/dashboard' } },
		...(kind.parent && m.parent ? [{ label: m.parent, link: { to: kind.parent } }] : []),
		{ label: m.title, link: listLink(kind, {}) },
		...(filter ? [{ label: m.filters[filter], link: filterLink(kind, {}, filter) }] : []),
	]
}

export function itemTrail<F extends string>(
	kind: Addressed,
	texts: TrailTexts<F>,
	{ text, filter, isFallback }: Subject<F>,
): BreadcrumbItem[] {
	return [...listTrail(kind, texts, filter), { label: shortenText(text, 60), lang: isFallback ? 'en' : undefined }]
}

interface ItemTrailProps<F extends string, Item> {
	kind: ListedKind<F, unknown, Item>
	item: Item
}

/** Shows the way to an item, at the top of its dialog. */
export function ItemTrail<F extends string, Item>({ kind, item }: ItemTrailProps<F, Item>) {
	const texts = { m: useMessages(kind.texts), all: useMessages(contentMessages) }
	return (
		<div className={css.trail}>
			<Breadcrumb items={itemTrail(kind, texts, kind.subjectOf(item))} />
		</div>
	)
}
