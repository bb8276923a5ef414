import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import type { Overview } from '../use-overview.ts'
import { HindiList } from './hindi-list.tsx'
import { Inquiries } from './inquiries.tsx'
import { messages as overviewMessages } from './messages.en.ts'
import css from './overview.module.css'
import { OverviewPart } from './overview-part.tsx'
import { ReportedComments } from './reported-comments.tsx'
import { ReportedQuestions } from './reported-questions.tsx'
import { WaitingList } from './waiting-list.tsx'

/** Says what somebody has to do at the desk, the most pressing first. */
export function WhatWaits({ overview: { kinds, ownWork, scheduled, missed, ...rest } }: { overview: Overview }) {
	const m = useMessages(overviewMessages)
	const { reportedComments, reportedQuestions } = useMessages(deskMessages)
	const own = ownWork.map(({ updatedAt, ...item }) => ({ ...item, moment: updatedAt }))
	const next = scheduled.map(({ publishAt, ...item }) => ({ ...item, moment: publishAt }))
	const late = missed.map(({ scheduleMissedAt, ...item }) => ({ ...item, moment: scheduleMissedAt }))
	return (
		<>
			{late.length > 0 && (
				<Note kind="warning">
					<h2 className={css.heading}>{m.missed.title}</h2>
					<p>{m.missed.text}</p>
					<WaitingList items={late} at={m.missed.at} />
				</Note>
			)}
			<div className={css.parts}>
				<OverviewPart title={m.ownWork.title}>
					{own.length > 0 ? <WaitingList items={own} at={m.ownWork.at} /> : <p>{m.ownWork.none}</p>}
				</OverviewPart>
				<OverviewPart title={m.scheduled.title}>
					{next.length > 0 ? <WaitingList items={next} at={m.scheduled.at} /> : <p>{m.scheduled.none}</p>}
				</OverviewPart>
				<OverviewPart title={m.hindi.title}>
					<HindiList counted={kinds} />
				</OverviewPart>
				<OverviewPart title={reportedQuestions}>
					<ReportedQuestions count={rest.reportedQuestions} />
				</OverviewPart>
				{rest.reportedComments !== null && (
					<OverviewPart title={reportedComments}>
						<ReportedComments count={rest.reportedComments} />
					</OverviewPart>
				)}
				{rest.inquiries !== null && (
					<OverviewPart title={m.inquiries.title}>
						<Inquiries count={rest.inquiries} />
					</OverviewPart>
				)}
			</div>
		</>
	)
}
