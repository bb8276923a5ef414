import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import css from './breadcrumb.module.css'
import { Icon } from './icon.tsx'
import { chevronRightIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { PageLink } from './page-link.tsx'

export interface BreadcrumbItem {
	label: string
	link?: LinkTarget
	/** Names the label's language where it is not the page's. */
	lang?: string | undefined
}

interface BreadcrumbProps {
	/** The first is the home page; the last is the page itself, which has no link. */
	items: BreadcrumbItem[]
}

/** Shows the way from the home page to this one; on a phone the step before this one only. `breadcrumbData` tells it to search engines. */
export function Breadcrumb({ items }: BreadcrumbProps) {
	const m = useMessages(uiMessages)
	const placed = items.map((item, index) => ({ ...item, index, isLast: index === items.length - 1 }))
	return (
		<nav aria-label={m.breadcrumb} className={css.breadcrumb}>
			<ol className={css.items}>
				{placed.map(({ label, link, lang, index, isLast }) => (
					<li key={index} className={css.item}>
						<Icon path={chevronRightIcon} className={css.separator} />
						{link && !isLast ? (
							<PageLink link={link} lang={lang} className={css.link}>
								{label}
							</PageLink>
						) : (
							<span lang={lang} aria-current={isLast ? 'page' : undefined} className={css.text}>
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
