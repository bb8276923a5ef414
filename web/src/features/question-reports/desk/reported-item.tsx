import { formatMoment } from '@aravalli/shared/format-moment'
import { prelimsQuestionPath } from '@aravalli/shared/prelims-practice/question-path'
import type { ReportedQuestion } from '@aravalli/shared/question-reports/contract'
import { questionReportReasons, reportOutcomes } from '@aravalli/shared/question-reports/report'
import { useId } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkOfAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as reportMessages } from '../report/messages.en.ts'
import { messages as reportedMessages } from './messages.en.ts'
import { type ReportState, useClosing } from './queries.ts'
import css from './reported.module.css'

interface ReportedItemProps {
	api: ApiClient
	state: ReportState
	reported: ReportedQuestion
	/** Is called when its reports are closed. */
	onClosed: () => void
}

/** Shows a question, what learners find wrong with it, and closes that. */
export function ReportedItem({ api, state, reported, onClosed }: ReportedItemProps) {
	const m = useMessages(reportedMessages)
	const { kind, questionId } = reported
	const id = useId()
	const title = reported.title || m.untitled
	return (
		<Sheet as="article" isPadded className={css.item}>
			<h2 id={id} className={css.name} lang={textLanguage(title)}>
				{title}
			</h2>
			<Reasons reported={reported} />
			<Texts reported={reported} />
			<div className={css.links}>
				<PageLink link={{ to: '/admin/$type/$id', params: { type: kind, id: questionId } }}>{m.edit}</PageLink>
				{reported.title && <PageLink link={linkOfAddress(prelimsQuestionPath(questionId))}>{m.see}</PageLink>}
			</div>
			{state === 'open' && <Closing api={api} reported={reported} describedBy={id} onClosed={onClosed} />}
		</Sheet>
	)
}

function Reasons({ reported: { reasons, lastReportedAt } }: { reported: ReportedQuestion }) {
	const m = useMessages(reportedMessages)
	const { reasons: names } = useMessages(reportMessages)
	const language = useLanguage()
	return (
		<div className={css.about}>
			<ul aria-label={m.reports} className={css.reasons}>
				{questionReportReasons.map((reason) => {
					const count = reasons[reason]
					return (
						count > 0 && (
							<li key={reason}>
								<Badge tone="warn">{m.reason(names[reason], formatCount(count))}</Badge>
							</li>
						)
					)
				})}
			</ul>
			<span>{m.last(formatMoment(lastReportedAt, language))}</span>
		</div>
	)
}

function Texts({ reported: { reports } }: { reported: ReportedQuestion }) {
	const m = useMessages(reportedMessages)
	const { reasons: names } = useMessages(reportMessages)
	const language = useLanguage()
	const worded = reports.filter(({ text, outcome }) => text !== '' || outcome !== null)
	if (worded.length === 0) return null
	return (
		<ul aria-label={m.said} className={css.texts}>
			{worded.map(({ reason, text, createdAt, outcome }) => (
				<li key={createdAt + text}>
					<span className={css.about}>
						{m.written(names[reason], formatMoment(createdAt, language))}
						{outcome && <Badge tone={outcome === 'corrected' ? 'ok' : 'grey'}>{m.outcomes[outcome]}</Badge>}
					</span>
					{text && (
						<p className={css.text} lang={textLanguage(text)}>
							{text}
						</p>
					)}
				</li>
			))}
		</ul>
	)
}

interface ClosingProps extends Omit<ReportedItemProps, 'state'> {
	/** Is the id of the element that says what is closed. */
	describedBy: string
}

function Closing({ api, reported, describedBy, onClosed }: ClosingProps) {
	const m = useMessages(reportedMessages)
	const { mutate, isPending, variables } = useClosing(api, reported, onClosed)
	return (
		<div className={css.closing}>
			<p className={css.about}>{m.closeAs}</p>
			<div className={css.actions}>
				{reportOutcomes.map((outcome) => (
					<Button
						key={outcome}
						isCompact
						icon={outcome === 'corrected' ? checkIcon : undefined}
						isBusy={isPending && variables === outcome}
						busyLabel={m.working}
						disabled={isPending && variables !== outcome}
						aria-describedby={describedBy}
						onClick={() => mutate(outcome)}
					>
						{m.outcomes[outcome]}
					</Button>
				))}
			</div>
		</div>
	)
}
