import { useId } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { DeskBody } from '../desk-body.tsx'
import { mediaLibraryLink, paymentsLink } from '../desk-links.ts'
import { DeskTop } from '../desk-top.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { imagesIcon, indianRupeeIcon } from '../rail/icons.ts'
import { useOverview } from '../use-overview.ts'
import { KindsTable } from './kinds-table.tsx'
import { messages as overviewMessages } from './messages.en.ts'
import css from './overview.module.css'
import { WhatWaits } from './what-waits.tsx'

/** Is what editors see first: what waits for them, and the way to each kind. */
export function DashboardPage({ api }: { api: ApiClient }) {
	const { content } = useMessages(overviewMessages)
	const { desk, media, payments } = useMessages(deskMessages)
	const isAdmin = useViewer()?.role === 'ADMIN'
	const overview = useOverview(api)
	const headingId = useId()
	const data = overview.data?.data
	return (
		<DeskBody
			api={api}
			place={null}
			top={
				<DeskTop
					trail={[]}
					title={desk}
					actions={
						<>
							{isAdmin && (
								<PageLink link={paymentsLink} className={buttonClass({ isCompact: true })}>
									<Icon path={indianRupeeIcon} />
									{payments}
								</PageLink>
							)}
							<PageLink link={mediaLibraryLink} className={buttonClass({ isCompact: true })}>
								<Icon path={imagesIcon} />
								{media}
							</PageLink>
						</>
					}
				/>
			}
		>
			{data ? (
				<div className={css.overview}>
					<WhatWaits overview={data} />
					<section aria-labelledby={headingId} className={css.content}>
						<h2 id={headingId}>{content}</h2>
						<KindsTable counted={data.kinds} labelledBy={headingId} />
					</section>
				</div>
			) : (
				<QueryWait query={overview} />
			)}
		</DeskBody>
	)
}
