/** The header's menus hold these, in the page's language. */
export interface SiteMenuEntry {
	label: string
	/** Says in one line what is found there. */
	help: string
	/** It is one of `ui/icons`. */
	icon: string
	href: string
	isCurrent: boolean
	/** Says that the page is not there yet. */
	isSoon?: boolean
	/** Says that it is another view of the entry above it. */
	isView?: boolean
}

export interface SiteMenu {
	label: string
	/** Says in the sheet of narrow screens what it holds. */
	note?: string
	/** Says whether the page that is shown belongs to it. */
	isCurrent: boolean
	entries: SiteMenuEntry[]
}

/** Describes a link beside the menus. */
export interface SiteMenuLink {
	label: string
	href: string
	isCurrent: boolean
	isSoon?: boolean
	/** Says that the menu of narrow screens leaves it out. */
	isWideOnly?: boolean
	/** Says that the bar of wide screens leaves it out: it has its own place there. */
	isNarrowOnly?: boolean
}

export type SiteMenuItem = SiteMenu | SiteMenuLink

export function isMenu(item: SiteMenuItem): item is SiteMenu {
	return 'entries' in item
}
