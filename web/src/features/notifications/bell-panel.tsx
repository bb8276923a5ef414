import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import headerPanel from '#web/ui/header-panel.module.css'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import css from './bell-panel.module.css'
import { messages as notificationMessages } from './messages.en.ts'
import { NotificationRow } from './notification-row.tsx'
import { panelQuery } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Opens below the bell: the newest, and the ways to the others. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
	const m = useMessages(notificationMessages)
	const query = useQuery(panelQuery(useApi(), useLanguage()))
	const { markOne } = useMarkRead()
	const id = useId()
	const { data } = query
	return (
		<section className={classNames(headerPanel.panel, css.panel)} aria-labelledby={id}>
			<h2 id={id} className={css.title}>
				{m.newest}
			</h2>
			{!data && <QueryWait query={query} />}
			{data?.data.length === 0 && <EmptyState {...m.empty} />}
			{data && data.data.length > 0 && (
				<ul>
					{data.data.map((notification) => (
						<NotificationRow
							key={notification.id}
							notification={notification}
							onOpen={() => {
								markOne(notification.id)
								onLeave()
							}}
						/>
					))}
				</ul>
			)}
			<p className={css.ways}>
				<MenuLink href="/notifications" className={css.way} onClick={onLeave}>
					{m.all}
				</MenuLink>
				<MenuLink href="/notifications#settings" className={css.way} onClick={onLeave}>
					{m.settings}
				</MenuLink>
			</p>
		</section>
	)
}
