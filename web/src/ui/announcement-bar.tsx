import { useMessages } from '#web/lib/messages.ts'
import css from './announcement-bar.module.css'
import { Icon } from './icon.tsx'
import { chevronDownIcon, xIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'

interface AnnouncementBarProps {
	/** Holds at least one text, in the page's language. */
	texts: readonly string[]
	/** Names the texts: the start of the page hides those that were closed (`notice-script.ts`). */
	id?: string
	/** There is nothing to close without it. */
	onClose?: () => void
}

/** Shows one line above the header, which stands still. A press opens all of the texts, also without JavaScript. */
export function AnnouncementBar({ texts: [first, ...others], id, onClose }: AnnouncementBarProps) {
	const m = useMessages(uiMessages)
	return (
		<section className={css.bar} aria-label={m.announcements} data-notice={id}>
			<div className={`wrap ${css.line}`}>
				<b className={css.badge}>{m.notice}</b>
				<details className={css.texts}>
					<summary className={css.head}>
						<span className={css.first}>{first}</span>
						{others.length > 0 && <span className={css.count}>+{others.length}</span>}
						<Icon path={chevronDownIcon} className={css.chevron} />
					</summary>
					{others.map((text) => (
						<p key={text}>{text}</p>
					))}
				</details>
				{onClose && (
					<button
						type="button"
						className={`needsScript ${css.close}`}
						title={m.closeNotice}
						aria-label={m.closeNotice}
						onClick={onClose}
					>
						<Icon path={xIcon} />
					</button>
				)}
			</div>
		</section>
	)
}
