import type { Role } from '@aravalli/shared/access'
import { isSoon } from '#web/lib/soon-pages.ts'
import type { SiteMenuItem, SiteMenuLink } from '#web/ui/site-menu.ts'
import type { FrameMessages } from './frame-messages.en.ts'
import { entriesOf } from './menu-entries.ts'
import { isWithin, menuLinks, menuOf, menus } from './menus.ts'
import type { ShellMessages } from './messages.en.ts'

/** What a learner did, got wrong and is to revise; of somebody who is not signed in, what the device remembers. The bar of wide screens has it beside the account. */
export const PROGRESS = '/my-progress'

interface MenuPage {
	texts: ShellMessages
	pathname: string
	/** It is null for nobody. */
	role: Role | null
	entryTexts: FrameMessages
}

/** Builds the header's menu for a page and whoever reads it. */
export function siteMenuItems({ texts, pathname, role, entryTexts }: MenuPage): SiteMenuItem[] {
	const here = menuOf(pathname)
	const shown = menus.map((menu) => ({
		label: texts.menus[menu.name],
		note: texts.menuNotes[menu.name],
		isCurrent: menu.name === here,
		entries: entriesOf(menu.name, entryTexts, pathname),
	}))
	const links = menuLinks.map(({ name, href }) => ({
		label: name === 'currentAffairs' ? texts.currentAffairs : texts.menus[name],
		href,
		isCurrent: isWithin(pathname, href),
		isSoon: isSoon(href),
	}))
	const progress = { label: texts.progress, href: PROGRESS, isCurrent: pathname === PROGRESS, isNarrowOnly: true }
	const own = role ? [progress, ...shown] : [...shown, progress]
	return [...own, ...links, ...roleLinks(texts, pathname, role)]
}

/** Leads somebody with a role to their work. Only ADMIN's link is in the menu of narrow screens. */
function roleLinks(texts: ShellMessages, pathname: string, role: Role | null): SiteMenuLink[] {
	const labels = texts.roleLinks
	switch (role) {
		case 'ADMIN':
			return [{ label: labels.ADMIN, href: '/admin', isCurrent: isWithin(pathname, '/admin') }]
		case 'EVALUATION_ADMIN':
			return [evaluation(labels.EVALUATION_ADMIN, pathname)]
		case 'CONTENT_ADMIN':
			return [{ label: labels.CONTENT_ADMIN, href: '/answer-writing-practice', isCurrent: false, isWideOnly: true }]
		default:
			return []
	}
}

function evaluation(label: string, pathname: string): SiteMenuLink {
	const href = '/admin/daily-evaluation'
	return { label, href, isCurrent: isWithin(pathname, href), isWideOnly: true }
}
