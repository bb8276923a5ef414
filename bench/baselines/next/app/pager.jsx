import Link from 'next/link'
import { chevronLeftIcon, chevronRightIcon, Icon } from './line-icon.jsx'
import css from './pager.module.css'

export function Pager({ page, totalPages }) {
	return (
		<nav className={css.pager} aria-label="Pages">
			<span className={`${css.button} ${css.compact}`} aria-disabled="true">
				<Icon path={chevronLeftIcon} />
				Previous
			</span>
			<span>
				Page <b>{page}</b> / {totalPages}
			</span>
			<Link className={`${css.button} ${css.compact}`} rel="next" href={`/?page=${page + 1}`}>
				Next
				<Icon path={chevronRightIcon} />
			</Link>
		</nav>
	)
}
