import type { PrelimsFilters } from '@aravalli/shared/prelims-practice/contract'
import { useEffect, useRef, useState } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './set-end.module.css'
import { SetSummary } from './set-summary.tsx'

interface SetEndProps {
	scheme: PrelimsFilters['scheme']
	/** Are null where there is no such sheet. */
	previous: LinkTarget | null
	next: LinkTarget | null
	/** Leads to what was wrong in this set; null where the list itself is that. */
	wrongLink: LinkTarget | null
	/** Is the set's first sheet. */
	firstLink: LinkTarget
	/** Is the list to which sets belong (prelims-links.ts). */
	list: string
}

/** Ends a sheet: the way to the next one, which carries the sum on, and the summary of the set for whoever has done enough. */
export function SetEnd({ previous, next, ...end }: SetEndProps) {
	const m = useMessages(prelimsMessages)
	const [isShown, setIsShown] = useState(false)
	const summary = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (isShown) summary.current?.focus()
	}, [isShown])
	return (
		<div className={css.end}>
			<div className={css.ways}>
				{previous && (
					<PageLink link={previous} className={buttonClass()}>
						<Icon path={chevronLeftIcon} />
						{m.end.previous}
					</PageLink>
				)}
				{next && (
					<PageLink link={next} className={buttonClass({ variant: 'primary' })} rel="next">
						{m.end.next}
						<Icon path={chevronRightIcon} />
					</PageLink>
				)}
				<Button needsScript aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
					{m.end.finish}
				</Button>
			</div>
			{!next && <p className={css.last}>{m.end.last}</p>}
			{isShown && (
				<div ref={summary} tabIndex={-1} className={css.summary}>
					<SetSummary {...end} onBegun={() => setIsShown(false)} />
				</div>
			)}
		</div>
	)
}
