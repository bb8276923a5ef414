import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import {
	bookOpenIcon,
	calendarIcon,
	chevronRightIcon,
	libraryIcon,
	listChecksIcon,
	notebookPenIcon,
	squarePenIcon,
} from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as homeMessages } from './messages.en.ts'
import css from './ways.module.css'

const ways = [
	{ name: 'prelims', href: '/prelims', icon: listChecksIcon },
	{ name: 'mains', href: '/mains', icon: bookOpenIcon },
	{ name: 'answerWriting', href: '/answer-writing-practice', icon: squarePenIcon },
	{ name: 'resources', href: '/resources', icon: libraryIcon },
	{ name: 'currentAffairs', href: '/current-affairs', icon: calendarIcon },
	{ name: 'dmpp', href: '/dmpp', icon: notebookPenIcon },
] as const

/** Shows where to go from here, as a ruled list. */
export function Ways() {
	const m = useMessages(homeMessages)
	return (
		<section aria-labelledby="ways">
			<SectionTitle id="ways" title={m.ways} />
			<Sheet as="ul">
				{ways.map(({ name, href, icon }) => (
					<li key={name} className={classNames(card.card, css.way)}>
						<Icon path={icon} className={css.icon} />
						<div>
							<MenuLink href={href} className={classNames(card.link, css.link)}>
								{m.wayNames[name].name}
							</MenuLink>
							<p className={css.text}>{m.wayNames[name].text}</p>
						</div>
						<Icon path={chevronRightIcon} className={css.arrow} />
					</li>
				))}
			</Sheet>
		</section>
	)
}
