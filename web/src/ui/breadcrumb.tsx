import { useMessages } from '#web/lib/messages.ts'
import css from './breadcrumb.module.css'
import { uiMessages } from './messages.ts'
import { type LinkTarget, PageLink } from './page-link.tsx'

interface BreadcrumbProps {
	/** From the home page to the page itself, which has no link. */
	items: { label: string; link?: LinkTarget }[]
}

/** The way from the home page to this one. */
export function Breadcrumb({ items }: BreadcrumbProps) {
	const m = useMessages(uiMessages)
	return (
		<nav aria-label={m.breadcrumb} className={css.breadcrumb}>
			<ol className={css.items}>
				{items.map(({ label, link }, index) => (
					<li key={label} className={css.item}>
						{link ? (
							<PageLink link={link} className={css.link}>
								{label}
							</PageLink>
						) : (
							<span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
