import { formatDay } from '@aravalli/shared/format-day'
import type { Notification } from '@aravalli/shared/notifications/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as notificationMessages } from '../messages.en.ts'
import { NotificationRow } from '../notification-row.tsx'
import { countText, listQuery } from '../queries.ts'
import { NotificationSettings } from '../settings/notification-settings.tsx'
import { useMarkRead } from '../use-mark-read.ts'
import { byDay } from './by-day.ts'
import css from './notifications-page.module.css'
import { type NotificationsSearch, notificationsLink } from './notifications-search.ts'

/** The login leads back by this name, as `/login?redirect=` has it. */
const page = 'notifications'

/** Shows what has happened to somebody, by days, and how they want to be told. */
export function NotificationsPage({ search }: { search: NotificationsSearch }) {
	const m = useMessages(notificationMessages)
	return (
		<PageBody top={<PageHeading title={m.title}>{m.intro}</PageHeading>}>
			<div className={css.parts}>
				<List search={search} />
				<NotificationSettings page={page} />
			</div>
		</PageBody>
	)
}

function List({ search }: { search: NotificationsSearch }) {
	const m = useMessages(notificationMessages)
	const query = useQuery({
		...listQuery(useSignedInApi(page), useLanguage(), search.page),
		refetchOnWindowFocus: true,
	})
	return (
		<ListFrame query={query}>
			{({ data, pagination, unread }) => (
				<>
					{unread.count > 0 && <Unread count={countText(unread)} />}
					{data.length === 0 && (
						<Sheet>
							<EmptyState {...m.empty} />
						</Sheet>
					)}
					{byDay(data).map(({ day, items }) => (
						<Day key={day} day={day} items={items} />
					))}
					{pagination.totalPages > 1 && (
						<Pager page={pagination.page} totalPages={pagination.totalPages} linkTo={notificationsLink} />
					)}
				</>
			)}
		</ListFrame>
	)
}

function Unread({ count }: { count: string }) {
	const m = useMessages(notificationMessages)
	const { show } = useToast()
	const { markAll, isMarking } = useMarkRead()
	const mark = () => markAll().catch(() => show({ title: m.markFailed, kind: 'error' }))
	return (
		<p className={css.unread}>
			<span>{m.unreadCount(count)}</span>
			<Button
				needsScript
				isCompact
				icon={checkIcon}
				isBusy={isMarking}
				busyLabel={m.marking}
				onClick={() => void mark()}
			>
				{m.markAll}
			</Button>
		</p>
	)
}

function Day({ day, items }: { day: string; items: readonly Notification[] }) {
	const language = useLanguage()
	const { markOne } = useMarkRead()
	return (
		<section aria-labelledby={`day-${day}`}>
			<h2 id={`day-${day}`} className={css.day}>
				{formatDay(day, language)}
			</h2>
			<Sheet as="ul">
				{items.map((notification) => (
					<NotificationRow
						key={notification.id}
						notification={notification}
						isBelowDay
						onOpen={() => !notification.isRead && markOne(notification.id)}
					/>
				))}
			</Sheet>
		</section>
	)
}
