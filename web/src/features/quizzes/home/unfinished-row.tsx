import type { UnfinishedQuizSummary } from '@aravalli/shared/quizzes/contract'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as homeMessages } from './messages.en.ts'
import css from './unfinished-row.module.css'

interface UnfinishedRowProps {
	quiz: UnfinishedQuizSummary
	/** Names the list that it was taken from. */
	title: string
	/** Leads to where it goes on. */
	link: LinkTarget
}

/** Is a row of a sheet that says how far a quiz is, and leads on with it. */
export function UnfinishedRow({ quiz, title, link }: UnfinishedRowProps) {
	const m = useMessages(homeMessages)
	const { attemptedQuestions: done, totalQuestions: all } = quiz
	return (
		<li className={css.row}>
			<div>
				<h3 className={css.title}>{m.unfinished(done, all)}</h3>
				<p className={css.list}>
					{m.kinds[quiz.source.kind]} · {title}
				</p>
			</div>
			<PageLink link={link} className={buttonClass({ variant: 'primary' })}>
				{m.resume}
			</PageLink>
			<progress className={css.progress} value={done} max={all} aria-hidden="true" />
		</li>
	)
}
