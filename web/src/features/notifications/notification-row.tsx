import { formatMoment, formatTime } from '@aravalli/shared/format-moment'
import type { Notification } from '@aravalli/shared/notifications/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { messages as notificationMessages } from './messages.en.ts'
import css from './notification-row.module.css'

interface NotificationRowProps {
	notification: Notification
	/** It stands below its day, and says only the time. */
	isBelowDay?: boolean
	/** Is told that its place is being opened. */
	onOpen: () => void
}

/** Says what has happened, and leads there. What is new is said by a word and a dot, not by its colour. */
export function NotificationRow({ notification, isBelowDay = false, onOpen }: NotificationRowProps) {
	const m = useMessages(notificationMessages)
	const language = useLanguage()
	const { kind, title, text, path, createdAt, isRead } = notification
	return (
		<li className={classNames(card.card, css.row, !isRead && css.unread)}>
			<p className={css.above}>
				{!isRead && <span className={css.new}>{m.unread}</span>}
				<span>{m.kinds[kind]}</span>
				<span>{(isBelowDay ? formatTime : formatMoment)(createdAt, language)}</span>
			</p>
			<p className={css.title}>
				<MenuLink href={path} className={card.link} onClick={onOpen}>
					{title}
				</MenuLink>
			</p>
			{text && (
				<p className={css.text} lang={textLanguage(text)}>
					{text}
				</p>
			)}
		</li>
	)
}
