import { type ReactNode, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Brand } from './brand.tsx'
import { classNames } from './class-names.ts'
import { MenuDropdown } from './menu-dropdown.tsx'
import { MenuLink } from './menu-link.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { messages as uiMessages } from './messages.en.ts'
import css from './site-header.module.css'
import { isMenu, type SiteMenuItem } from './site-menu.ts'
import { SoonTag } from './soon-tag.tsx'
import { useMenuKeys } from './use-menu-keys.ts'

interface SiteHeaderProps {
	/** Is where the skip link leads. It is left out where a page shows a header that is not its own. */
	id?: string
	name: string
	homeHref: string
	/** Stand in the bar from 1024 px, in a sheet below it on narrower screens. The current one is underlined. */
	items: SiteMenuItem[]
	/** Leads to the search, on every screen. It gets what room the bar has left. */
	search?: ReactNode
	/** Stands in the bar on every screen. */
	language: ReactNode
	/** Stand in the bar on wide screens, at the top of the sheet on narrow ones: text size, theme. */
	tools: ReactNode
	/** Uses more of a large screen, as the page below it does. */
	isWide?: boolean
	/** Stays in sight. Pages that are worked with have bars of their own there. */
	isSticky?: boolean
	/** Stands at the end of the sheet. */
	sheetFooter?: ReactNode
	/** Ends the bar on every screen: the account. */
	children: ReactNode
}

export function SiteHeader({
	id,
	name,
	homeHref,
	items,
	search,
	language,
	tools,
	isWide = false,
	isSticky = false,
	sheetFooter,
	children,
}: SiteHeaderProps) {
	return (
		<header
			id={id}
			className={classNames(css.header, isSticky && css.sticky)}
			data-sticky={isSticky || undefined}
			tabIndex={id ? -1 : undefined}
		>
			<div className={classNames(css.bar, isWide && css.wide)}>
				<MenuSheet
					items={items.filter((item) => isMenu(item) || !item.isWideOnly)}
					tools={tools}
					footer={sheetFooter}
				/>
				<MenuLink href={homeHref} className={css.brand}>
					<Brand name={name} />
				</MenuLink>
				<MenuRow items={items.filter((item) => isMenu(item) || !item.isNarrowOnly)} />
				{search && <div className={css.search}>{search}</div>}
				<div className={css.tools}>
					<div className={css.language}>{language}</div>
					<div className={css.wideTools}>{tools}</div>
					{children}
				</div>
			</div>
		</header>
	)
}

function MenuRow({ items }: Pick<SiteHeaderProps, 'items'>) {
	const m = useMessages(uiMessages)
	const row = useRef<HTMLUListElement>(null)
	useMenuKeys(row)
	return (
		<nav className={css.menus} aria-label={m.mainMenu}>
			<ul ref={row} className={css.row}>
				{items.map((item) => (
					<li key={item.label}>
						{isMenu(item) ? (
							<MenuDropdown menu={item} className={css.item} />
						) : (
							<MenuLink
								href={item.href}
								isCurrent={item.isCurrent}
								className={classNames(css.item, item.isWideOnly && css.role)}
								data-head
							>
								{item.label}
								{item.isSoon && <SoonTag className={css.soon} />}
							</MenuLink>
						)}
					</li>
				))}
			</ul>
		</nav>
	)
}
