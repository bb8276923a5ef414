import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import css from './no-plan.module.css'

/** Says what a plan gives, to those who have none, and to those whose plan has ended. */
export function NoPlan({ hadPlan }: { hadPlan: boolean }) {
	const { noPlan: m } = useMessages(copyMessages)
	return (
		<Sheet as="section" isPadded hasMargin className={css.sheet}>
			<h2 className={css.title}>{hadPlan ? m.endedTitle : m.title}</h2>
			{hadPlan && <p>{m.endedText}</p>}
			<ul className={css.gives}>
				{m.gives.map((text) => (
					<li key={text} className={css.give}>
						<Icon path={checkIcon} className={css.check} />
						{text}
					</li>
				))}
			</ul>
			<MenuLink href="/daily-evalution-plan" className={buttonClass({ variant: 'action' })}>
				{hadPlan ? m.renew : m.see}
			</MenuLink>
		</Sheet>
	)
}
