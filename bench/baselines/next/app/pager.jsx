import Link from 'next/link'
import button from './button.module.css'
import { chevronLeftIcon, chevronRightIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
import css from './pager.module.css'

export function Pager({ page, totalPages }) {
	return (
		<nav className={css.pager} aria-label="Pages">
			<span className={`${button.button} ${button.compact}`} aria-disabled="true">
				<Icon path={chevronLeftIcon} />
				Previous
			</span>
			<span>
				Page <b>{page}</b> / {totalPages}
			</span>
			<Link className={`${button.button} ${button.compact}`} rel="next" href={`/?page=${page + 1}`}>
				Next
				<Icon path={chevronRightIcon} />
			</Link>
		</nav>
	)
}
