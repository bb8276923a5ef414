import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon, clipboardListIcon, listChecksIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './doors.module.css'
import { messages as homeMessages } from './messages.en.ts'

const studyLinks = [
	{ name: 'notes', href: '/to-the-point/all-papers' },
	{ name: 'maps', href: '/learning-through-map/all-papers' },
	{ name: 'mindMaps', href: '/mind-map/all-papers' },
] as const

/** Leads to what is read: the day's news, and what there is to study. */
export function Doors() {
	const m = useMessages(homeMessages)
	return (
		<Sheet as="ul" className={css.doors}>
			<li className={classNames(card.card, css.door)}>
				<Icon path={listChecksIcon} className={css.icon} />
				<div>
					<MenuLink href="/current-affairs" className={classNames(card.link, css.name)}>
						{m.news}
					</MenuLink>
					<p className={css.text}>{m.newsText}</p>
				</div>
				<Icon path={chevronRightIcon} className={css.arrow} />
			</li>
			<li className={css.door}>
				<Icon path={clipboardListIcon} className={css.icon} />
				<div>
					<p className={css.name}>{m.study}</p>
					<p className={css.links}>
						{studyLinks.map(({ name, href }) => (
							<MenuLink key={name} href={href} className={css.link}>
								{m.studyLinks[name]}
							</MenuLink>
						))}
					</p>
				</div>
			</li>
		</Sheet>
	)
}
