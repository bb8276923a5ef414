import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { breadcrumbItems } from './breadcrumb-items.ts'
import { messages as strategyMessages } from './messages.en.ts'
import type { PagePath } from './page-stage.ts'

/** Shows what stands above and around the content of each page of this feature. */
export function StrategyPage({ path, children }: { path: PagePath; children: ReactNode }) {
	const m = useMessages(strategyMessages)
	const { title, lead } = m.pages[path]
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={breadcrumbItems(m, path)} />
					<PageHeading title={title}>{lead}</PageHeading>
				</>
			}
		>
			{children}
		</PageBody>
	)
}
