import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { Doors } from './doors.tsx'
import { messages as homeMessages } from './messages.en.ts'
import css from './welcome.module.css'

/** Tells a visitor what this is, and offers ways on. @param question is the first of them */
export function Welcome({ question }: { question: ReactNode }) {
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
				<Doors />
			</div>
		</>
	)
}
