import { useId, useRef } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { announce } from '#web/ui/announcer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonPager } from '#web/ui/button-pager.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { KeptRow } from './kept-row.tsx'
import { messages as myNotesMessages } from './messages.en.ts'
import css from './my-notes.module.css'
import { useMyNotes } from './use-my-notes.ts'

/** Shows all that one keeps with questions, the newest first. It is a part of the profile. */
export function MyNotesSection() {
	const m = useMessages(myNotesMessages)
	const viewer = useViewer()
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet hasMargin className={css.section}>
				<h2 id={id}>{m.title}</h2>
				<p className={css.text}>{m.text}</p>
				{viewer && <MyNotes key={viewer.id} />}
			</Sheet>
		</section>
	)
}

function MyNotes() {
	const m = useMessages(myNotesMessages)
	const notes = useMyNotes()
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	const { page, totalPages, rows, total, error } = notes
	const turnTo = (to: number) => {
		notes.setPage(to)
		announce(m.pageOf(to, totalPages))
	}
	if (error && !notes.isFetching) {
		return <ErrorState message={failureText(error, m.failed)} isRetrying={notes.isFetching} onRetry={notes.retry} />
	}
	if (!rows || (rows.length === 0 && total > 0)) return <LoadingSheet isPart />
	return (
		<div ref={container} tabIndex={-1} className={css.part}>
			{rows.length > 0 ? (
				<ol className={css.rows} aria-busy={notes.isOld}>
					{rows.map((kept) => (
						<KeptRow
							key={`${kept.questionType} ${kept.questionId}`}
							kept={kept}
							change={(by) => notes.change(kept, by)}
							onRemoved={notes.renewIfEmptied}
						/>
					))}
				</ol>
			) : (
				<NothingKept />
			)}
			{totalPages > 1 && <ButtonPager page={page} totalPages={totalPages} onPage={turnTo} />}
		</div>
	)
}

function NothingKept() {
	const m = useMessages(myNotesMessages)
	const practice = (
		<PageLink link={{ to: '/mains-practice' }} className={buttonClass()}>
			{m.practise}
		</PageLink>
	)
	return <EmptyState title={m.empty} text={m.emptyText} action={practice} />
}
