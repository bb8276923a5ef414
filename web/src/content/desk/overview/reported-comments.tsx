import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { cappedCount } from '../capped-count.ts'
import { reportedCommentsLink } from '../desk-links.ts'
import { messages as overviewMessages } from './messages.en.ts'
import css from './overview.module.css'

/** Says how much readers have reported that nobody has decided about, and leads there. */
export function ReportedComments({ count }: { count: number }) {
	const { reported } = useMessages(overviewMessages)
	if (count === 0) return <p>{reported.none}</p>
	return (
		<div>
			<p>{reported.some(cappedCount(count), count)}</p>
			<PageLink link={reportedCommentsLink} className={css.list}>
				{reported.decide}
			</PageLink>
		</div>
	)
}
