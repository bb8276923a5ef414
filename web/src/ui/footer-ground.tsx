import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Ridge } from './ridge.tsx'
import css from './site-footer.module.css'

interface FooterGroundProps {
	name: string
	/** Stands as a sentence below the name. */
	about: string
	/** Holds `FooterColumn`s. */
	children: ReactNode
	/** Holds `FooterFact`s: how and where to reach those behind the product. */
	facts?: ReactNode
}

/** Shows the hills and what lies below them: what a `SiteFooter` holds. */
export function FooterGround({ name, about, children, facts }: FooterGroundProps) {
	return (
		<>
			<div className={css.ridge}>
				<Ridge />
			</div>
			<div className={`laidOutNear ${css.ground}`}>
				<div className={`wrap ${css.columns}`}>
					<div className={css.about}>
						<Brand name={name} />
						<p>{about}</p>
					</div>
					{children}
				</div>
				{facts && (
					<div className="wrap">
						<dl className={css.facts}>{facts}</dl>
					</div>
				)}
			</div>
		</>
	)
}

interface FooterColumnProps {
	title: string
	/** Holds `<li>` elements, each with a link. */
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

interface FooterFactProps {
	label: string
	children: ReactNode
}

export function FooterFact({ label, children }: FooterFactProps) {
	return (
		<div>
			<dt className={css.label}>{label}</dt>
			<dd className={css.value}>{children}</dd>
		</div>
	)
}
