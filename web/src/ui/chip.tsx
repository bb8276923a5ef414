import type { ReactNode } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import css from './chip.module.css'
import { PageLink } from './page-link.tsx'
import { useChosenInSight } from './use-chosen-in-sight.ts'

interface ChipProps {
	link: LinkTarget
	isSelected?: boolean
	children: ReactNode
}

/** Filters a list by a link, so that each choice has an address. */
export function Chip({ link, isSelected = false, children }: ChipProps) {
	return (
		<PageLink link={link} current={isSelected} className={css.chip}>
			{children}
		</PageLink>
	)
}

/** Shows chips in a row that wraps; on a phone it scrolls sideways. */
export function ChipRow({ children }: { children: ReactNode }) {
	return (
		<div ref={useChosenInSight()} className={css.row}>
			{children}
		</div>
	)
}
