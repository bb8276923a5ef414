import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { cappedCount } from '../capped-count.ts'
import { reportedQuestionsLink } from '../desk-links.ts'
import { messages as overviewMessages } from './messages.en.ts'
import css from './overview.module.css'

/** Says how many questions learners find something wrong with, and leads there. */
export function ReportedQuestions({ count }: { count: number }) {
	const { reportedQuestions } = useMessages(overviewMessages)
	if (count === 0) return <p>{reportedQuestions.none}</p>
	return (
		<div>
			<p>{reportedQuestions.some(cappedCount(count), count)}</p>
			<PageLink link={reportedQuestionsLink} className={css.list}>
				{reportedQuestions.check}
			</PageLink>
		</div>
	)
}
