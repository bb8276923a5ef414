import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Icon } from './icon.tsx'
import { plusIcon, xIcon } from './icons.ts'
import { Ridge } from './ridge.tsx'
import css from './site-footer.module.css'

interface FooterGroundProps {
	name: string
	/** Stands as a sentence below the name. */
	about: string
	/** Stands below that: where learners meet. */
	links?: ReactNode
	/** Holds `FooterColumn`s. */
	children: ReactNode
	/** Names the `FooterFact`s. */
	factsTitle?: string
	/** Holds `FooterFact`s: how and where to reach those behind the product. */
	facts?: ReactNode
}

/** Shows the hills and what lies below them: what a `SiteFooter` holds. */
export function FooterGround({ name, about, links, children, factsTitle = '', facts }: FooterGroundProps) {
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
						{links}
					</div>
					{children}
				</div>
				{facts && (
					<div className="wrap">
						<details className={css.fold}>
							<Head title={factsTitle} />
							<dl className={css.facts}>{facts}</dl>
						</details>
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

/** Is closed on a phone, where a press opens it. A wide screen shows its links below a heading. */
export function FooterColumn({ title, children }: FooterColumnProps) {
	return (
		<section>
			<h2 className={css.title}>{title}</h2>
			<details className={css.fold}>
				<Head title={title} />
				<ul className={css.links}>{children}</ul>
			</details>
		</section>
	)
}

function Head({ title }: { title: string }) {
	return (
		<summary className={css.head}>
			{title}
			<Icon path={plusIcon} className={css.closed} />
			<Icon path={xIcon} className={css.opened} />
		</summary>
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
