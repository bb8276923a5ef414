import type { Role } from '@aravalli/shared/access'
import type { SiteMenuEntry, SiteMenuItem, SiteMenuLink } from '#web/ui/site-menu.ts'
import { currentAffairs, isWithin, type MenuPlan, menuOf, menus } from './menus.ts'
import type { ShellMessages } from './messages.ts'

interface MenuPage {
	texts: ShellMessages
	pathname: string
	/** Null for nobody. */
	role: Role | null
}

/** What the header's menu holds on a page, for whoever reads it. */
export function siteMenuItems({ texts, pathname, role }: MenuPage): SiteMenuItem[] {
	const here = menuOf(pathname)
	const shown = menus.map((menu) => ({
		label: texts.menus[menu.name],
		isCurrent: menu.name === here,
		entries: entriesOf(menu, texts, pathname),
	}))
	const affairs = { label: texts.currentAffairs, href: currentAffairs, isCurrent: isWithin(pathname, currentAffairs) }
	return [...shown, affairs, ...roleLinks(texts, pathname, role)]
}

const madeOf = new WeakMap<ShellMessages, Map<string, SiteMenuEntry[]>>()

/** Made once for each language and current entry. */
function entriesOf(menu: MenuPlan, texts: ShellMessages, pathname: string): SiteMenuEntry[] {
	const current = isOnlyOne(menu, pathname) ? pathname : null
	const made = madeOf.get(texts) ?? new Map<string, SiteMenuEntry[]>()
	madeOf.set(texts, made)
	const key = `${menu.name} ${current ?? ''}`
	const entries =
		made.get(key) ??
		menu.entries.map(({ name, href, icon }) => ({
			label: texts.entries[name].name,
			help: texts.entries[name].help,
			icon,
			href,
			isCurrent: href === current,
		}))
	made.set(key, entries)
	return entries
}

/** Three entries of the test series lead to one page; none of them is more that page than the others. */
function isOnlyOne({ entries }: MenuPlan, href: string): boolean {
	return entries.filter((entry) => entry.href === href).length === 1
}

/** Where somebody with a role works. Only ADMIN's is in the menu of narrow screens. */
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
