import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Choice } from './choice.tsx'
import { Features } from './features.tsx'
import { landingTrail } from './landing-head.ts'
import css from './landing-page.module.css'
import { landings, type Stage } from './landing-routes.ts'
import { messages as landingMessages } from './messages.en.ts'

const further = ['/dmpp-routine', '/blogs', '/dashboard'] as const

interface LandingPageProps {
	stage: Stage
	countdown: ReactNode
	children?: ReactNode
}

/**
 * Begins a stage of the examination with a few large choices, and what helps on the way.
 * @param countdown says how long there is to the examination
 * @param children what other features offer there
 */
export function LandingPage({ stage, countdown, children }: LandingPageProps) {
	const m = useMessages(landingMessages)
	const { title, lead } = m.pages[stage]
	const { choices, features } = landings[stage]
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={landingTrail(m, stage)} />
					<PageHeading title={title}>{lead}</PageHeading>
					{countdown}
				</>
			}
		>
			<div className={css.content}>
				<div className={css.choices}>
					{choices.map((choice) => (
						<Choice key={`${stage} ${choice.kind}`} {...choice} />
					))}
				</div>
				{children}
				<Features features={features} />
				<nav aria-labelledby="further">
					<h2 id="further" className="visuallyHidden">
						{m.further}
					</h2>
					<ul className={css.further}>
						{further.map((href) => (
							<li key={href}>
								<MenuLink href={href} className={css.link}>
									{m.furtherNames[href]}
								</MenuLink>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</PageBody>
	)
}
