import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { type DoorLooks, Doors } from './doors.tsx'
import { messages as homeMessages } from './messages.en.ts'
import css from './welcome.module.css'

interface WelcomeProps {
	/** Is the first way on. */
	question: ReactNode
	session: (looks: DoorLooks) => ReactNode
}

/** Tells a visitor what this is, and offers ways on. */
export function Welcome({ question, session }: WelcomeProps) {
	const m = useMessages(homeMessages)
	return (
		<>
			<Scene variant="strip" className={css.scene}>
				<div className={classNames('wrap', css.words)}>
					<p className={css.heroLine}>{m.heroLine}</p>
					<h1 className={css.title}>{m.title}</h1>
					<p className={css.text}>
						{m.text} <MenuLink href="/login?mode=register">{m.register}</MenuLink>
					</p>
				</div>
			</Scene>
			<div className={classNames('wrap', css.ways)}>
				{question}
				<Doors session={session} />
			</div>
		</>
	)
}
