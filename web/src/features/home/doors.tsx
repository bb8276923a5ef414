import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { calendarCheckIcon, chevronRightIcon, clipboardListIcon, listChecksIcon, penLineIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './doors.module.css'
import { messages as homeMessages } from './messages.en.ts'

const studyLinks = [
	{ name: 'notes', href: '/to-the-point/all-papers' },
	{ name: 'maps', href: '/learning-through-map/all-papers' },
	{ name: 'mindMaps', href: '/mind-map/all-papers' },
] as const

const quizLinks = [
	{ name: 'rajasthan-history', href: '/mains-practice?subject=rajasthan-history' },
	{ name: 'polity', href: '/mains-practice?subject=polity' },
	{ name: 'geography', href: '/mains-practice?subject=geography' },
	{ name: 'economy', href: '/mains-practice?subject=economy' },
	{ name: 'all', href: '/mains-practice' },
] as const

export interface DoorLooks {
	linkClass: string
	textClass: string | undefined
}

interface DoorsProps {
	/** Is another feature's door, beside the news on a phone. */
	session?: ((looks: DoorLooks) => ReactNode) | undefined
}

/** Leads to the day's news, to what there is to study, and to a quiz on it. */
export function Doors({ session }: DoorsProps) {
	const m = useMessages(homeMessages)
	return (
		<Sheet as="ul" className={css.doors}>
			<li className={classNames(card.card, css.door, css.single, session && css.half)}>
				<Icon path={listChecksIcon} className={css.icon} />
				<div>
					<MenuLink href="/current-affairs" className={classNames(card.link, css.name)}>
						{m.news}
					</MenuLink>
					<p className={css.text}>{m.newsText}</p>
				</div>
				<Icon path={chevronRightIcon} className={css.arrow} />
			</li>
			{session && (
				<li className={classNames(card.card, css.door, css.single, css.half)}>
					<Icon path={calendarCheckIcon} className={css.icon} />
					{session({ linkClass: classNames(card.link, css.name), textClass: css.text })}
					<Icon path={chevronRightIcon} className={css.arrow} />
				</li>
			)}
			<Door
				icon={clipboardListIcon}
				name={m.study}
				links={studyLinks.map(({ name, href }) => ({ href, label: m.studyLinks[name] }))}
			/>
			<Door
				icon={penLineIcon}
				name={m.quiz}
				links={quizLinks.map(({ name, href }) => ({ href, label: m.quizLinks[name] }))}
			/>
		</Sheet>
	)
}

interface DoorProps {
	icon: string
	name: string
	links: { href: string; label: string }[]
}

function Door({ icon, name, links }: DoorProps) {
	return (
		<li className={css.door}>
			<Icon path={icon} className={css.icon} />
			<div className={css.inside}>
				<p className={css.name}>{name}</p>
				<ul className={css.links} aria-label={name}>
					{links.map(({ href, label }) => (
						<li key={href}>
							<MenuLink href={href} className={css.link}>
								{label}
							</MenuLink>
						</li>
					))}
				</ul>
			</div>
		</li>
	)
}
