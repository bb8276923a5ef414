import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './desk-top.module.css'
import { messages as deskMessages } from './messages.en.ts'

interface DeskTopProps {
	/** Lead here from the first page of the desk; the last one is this page. That first page has none. */
	trail: ComponentProps<typeof Breadcrumb>['items']
	title: string
	/** Stand beside the title. */
	actions?: ReactNode
	children?: ReactNode
}

/** Begins each page of the desk: where it is, what it is, what is done there, and what narrows it. */
export function DeskTop({ trail, title, actions, children }: DeskTopProps) {
	const { desk } = useMessages(deskMessages)
	return (
		<div className={classNames(css.top, trail.length === 0 && css.first)}>
			{trail.length > 0 && <Breadcrumb items={[{ label: desk, link: { to: '/admin' } }, ...trail]} />}
			<div className={css.headline}>
				<h1>{title}</h1>
				{actions && <div className={css.actions}>{actions}</div>}
			</div>
			{children}
		</div>
	)
}
