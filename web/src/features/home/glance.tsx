import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './glance.module.css'
import { messages as homeMessages } from './messages.en.ts'

export interface GlanceRow {
	/** Says what it is, in a word or two. */
	label: string
	text: string
	/** Holds path and query, starting with a slash. */
	href: string
	/** Names the language of the text where it is not the page's. */
	lang?: string | undefined
	/** It waits for the learner. */
	isNew?: boolean
}

/** Tells on a phone, before anything else, what waits, where one was, what is next, and what was bought: a line each, which is a link. */
export function Glance({ rows }: { rows: readonly GlanceRow[] }) {
	const m = useMessages(homeMessages)
	if (rows.length === 0) return null
	return (
		<nav className={css.glance} aria-label={m.glance}>
			<Sheet as="ul">
				{rows.map(({ label, text, href, lang, isNew }) => (
					<li key={`${label} ${href}`} className={classNames(card.card, css.row)} data-new={isNew || undefined}>
						<span className={css.label}>{label}</span>
						<MenuLink href={href} className={classNames(card.link, css.text)}>
							<span lang={lang}>{text}</span>
						</MenuLink>
						<Icon path={chevronRightIcon} className={css.arrow} />
					</li>
				))}
			</Sheet>
		</nav>
	)
}
