import { useMessages } from '#web/lib/messages.ts'
import { isSoon } from '#web/lib/soon-pages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { bookOpenIcon, chevronDownIcon, chevronRightIcon, listChecksIcon, targetIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SoonTag } from '#web/ui/soon-tag.tsx'
import css from './choice.module.css'
import type { LandingChoice } from './landing-routes.ts'
import { messages as landingMessages } from './messages.en.ts'

const icons = { strategy: targetIcon, study: bookOpenIcon, practice: listChecksIcon, practiceToCome: listChecksIcon }

/** Shows a large card that opens to a menu of pages, and works without JavaScript. */
export function Choice({ kind, routes }: LandingChoice) {
	const m = useMessages(landingMessages)
	const { title, text } = m.choices[kind]
	return (
		<details className={css.choice}>
			<summary className={css.head}>
				<Icon path={icons[kind]} className={css.icon} />
				<h2 className={css.title}>
					{title}
					{routes.every(isSoon) && <SoonTag className={css.soon} />}
				</h2>
				<span className={css.text}>{text}</span>
				<Icon path={chevronDownIcon} className={css.chevron} />
			</summary>
			<ul className={css.routes}>
				{routes.map((href) => (
					<li key={href}>
						<MenuLink href={href} className={css.route}>
							<span>
								<span className={css.name}>
									{m.routes[href].name}
									{isSoon(href) && <SoonTag className={css.soon} />}
								</span>
								<span className={css.help}>{m.routes[href].text}</span>
							</span>
							<Icon path={chevronRightIcon} className={css.arrow} />
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	)
}
