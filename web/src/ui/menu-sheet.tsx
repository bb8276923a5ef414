import { type ReactNode, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { menuIcon, plusIcon, xIcon } from './icons.ts'
import { MenuLink } from './menu-link.tsx'
import css from './menu-sheet.module.css'
import { messages as uiMessages } from './messages.en.ts'
import { isMenu, type SiteMenu, type SiteMenuItem } from './site-menu.ts'
import { SoonTag } from './soon-tag.tsx'
import { useMenuDetails } from './use-menu-details.ts'

interface MenuSheetProps {
	items: SiteMenuItem[]
	/** Holds what stands at the top: text size, theme. */
	tools: ReactNode
	/** Stands at the end, such as the way to sign in. */
	footer?: ReactNode
}

/** Shows the menu of narrow screens: a button, and a sheet over the page below the header. Works without JavaScript. */
export function MenuSheet({ items, tools, footer }: MenuSheetProps) {
	const m = useMessages(uiMessages)
	const ref = useMenuDetails()
	const sheet = useRef<HTMLElement>(null)
	/** The announcement above the header may be scrolled away or not. */
	const place = () => {
		const bottom = ref.current?.querySelector('summary')?.closest('header')?.getBoundingClientRect().bottom
		if (bottom !== undefined) sheet.current?.style.setProperty('--header-end', `${Math.max(0, Math.round(bottom))}px`)
	}
	return (
		<details ref={ref} className={css.menu} onToggle={place}>
			<summary className={iconButtonClass(css.button)} aria-label={m.mainMenu} title={m.mainMenu}>
				<Icon path={menuIcon} className={css.closed} />
				<Icon path={xIcon} className={css.open} />
			</summary>
			<nav ref={sheet} className={css.sheet} aria-label={m.mainMenu}>
				<div className={css.tools}>{tools}</div>
				<MenuSections items={items} />
				{footer && <div className={css.footer}>{footer}</div>}
			</nav>
		</details>
	)
}

export function MenuSections({ items }: Pick<MenuSheetProps, 'items'>) {
	return (
		<ul className={css.sections}>
			{items.map((item) => (
				<li key={item.label}>
					{isMenu(item) ? (
						<MenuSection menu={item} />
					) : (
						<MenuLink href={item.href} isCurrent={item.isCurrent} className={css.head}>
							{item.label}
							{item.isSoon && <SoonTag />}
						</MenuLink>
					)}
				</li>
			))}
		</ul>
	)
}

/** The section of the page that is shown is open. */
function MenuSection({ menu: { label, note, isCurrent, entries } }: { menu: SiteMenu }) {
	return (
		<details className={css.section} open={isCurrent}>
			<summary className={css.head}>
				<span>
					{label}
					{note && <span className={css.note}>{note}</span>}
				</span>
				<Icon path={plusIcon} className={css.closed} />
				<Icon path={xIcon} className={css.open} />
			</summary>
			<ul>
				{entries.map((entry) => (
					<li key={entry.label}>
						<MenuLink
							href={entry.href}
							isCurrent={entry.isCurrent}
							className={classNames(css.link, entry.isView && css.view)}
						>
							{entry.label}
							{entry.isSoon && <SoonTag />}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	)
}
