import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Ridge } from './ridge.tsx'
import css from './site-footer.module.css'

interface SiteFooterProps {
	name: string
	/** A sentence below the name. */
	about: string
	/** `FooterColumn`s. */
	children: ReactNode
}

/** The hills and what lies below them. */
export function SiteFooter({ name, about, children }: SiteFooterProps) {
	return (
		<footer className={css.footer}>
			<div className={css.ridge}>
				<Ridge />
			</div>
			<div className={css.ground}>
				<div className={`wrap ${css.columns}`}>
					<div className={css.about}>
						<Brand name={name} />
						<p>{about}</p>
					</div>
					{children}
				</div>
			</div>
		</footer>
	)
}

interface FooterColumnProps {
	title: string
	/** `<li>` elements, each with a link. */
	children: ReactNode
}

export function FooterColumn({ title, children }: FooterColumnProps) {
	return (
		<section>
			<h2 className={css.title}>{title}</h2>
			<ul className={css.links}>{children}</ul>
		</section>
	)
}
