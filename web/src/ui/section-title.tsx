import { Icon } from './icon.tsx'
import { chevronRightIcon } from './icons.ts'
import { MenuLink } from './menu-link.tsx'
import css from './section-title.module.css'

interface SectionTitleProps {
	/** The section is named by this. */
	id: string
	title: string
	/** Says where all of it is, and how the link is called. */
	href?: string
	label?: string
}

export function SectionTitle({ id, title, href, label }: SectionTitleProps) {
	return (
		<div className={css.line}>
			<h2 id={id}>{title}</h2>
			{href && (
				<MenuLink href={href} className={css.link}>
					{label}
					<Icon path={chevronRightIcon} />
				</MenuLink>
			)}
		</div>
	)
}
