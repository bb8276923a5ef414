import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { messages as resourceMessages } from './messages.en.ts'
import css from './resource-frame.module.css'
import { resourcesLink } from './resources-links.ts'

interface ResourceFrameProps {
	title: string
	subtitle?: string
	/** It is below the page of all resources. */
	isBelow?: boolean
	/** Stands below the heading, across the page. */
	above?: ReactNode
	children: ReactNode
}

/** Shows a page of resources below its heading, with the way back to all of them. */
export function ResourceFrame({ title, subtitle, isBelow = false, above, children }: ResourceFrameProps) {
	const m = useMessages(resourceMessages)
	const all = { label: m.pages['/resources'].title, link: resourcesLink('/resources') }
	const trail = [
		{ label: m.home, link: { to: '/dashboard' } },
		...(isBelow ? [all, { label: title }] : [{ label: title }]),
	]
	return (
		<PageBody
			top={
				<div className={css.top}>
					<Breadcrumb items={trail} />
					<PageHeading title={title}>{subtitle}</PageHeading>
					{above}
				</div>
			}
		>
			<div className={css.parts}>{children}</div>
		</PageBody>
	)
}
