import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import css from './desk-body.module.css'
import { KindsRail, type RailPlace } from './rail/kinds-rail.tsx'

interface DeskBodyProps {
	api: ApiClient
	/** Is marked in the rail; null for a page that the rail does not lead to. */
	place: RailPlace | null
	top: ReactNode
	children: ReactNode
}

/** Shows the main part of a page of the desk, with the way to all others beside it where there is room. */
export function DeskBody({ api, place, top, children }: DeskBodyProps) {
	return (
		<div className={css.desk}>
			<KindsRail api={api} current={place} />
			<PageBody top={top}>{children}</PageBody>
		</div>
	)
}
