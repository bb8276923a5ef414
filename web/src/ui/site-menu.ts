/** The header's menus hold these, in the page's language. */
export interface SiteMenuEntry {
	label: string
	/** One line on what is found there. */
	help: string
	/** One of `ui/icons`. */
	icon: string
	href: string
	isCurrent: boolean
}

export interface SiteMenu {
	label: string
	/** Whether the page that is shown belongs to it. */
	isCurrent: boolean
	entries: SiteMenuEntry[]
}

/** A link beside the menus. */
export interface SiteMenuLink {
	label: string
	href: string
	isCurrent: boolean
	/** Left out of the menu of narrow screens. */
	isWideOnly?: boolean
}

export type SiteMenuItem = SiteMenu | SiteMenuLink

export function isMenu(item: SiteMenuItem): item is SiteMenu {
	return 'entries' in item
}
