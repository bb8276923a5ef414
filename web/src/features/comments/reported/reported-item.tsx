import { reportReasons } from '@aravalli/shared/comments/report'
import { formatMoment } from '@aravalli/shared/format-moment'
import { kinds } from '@aravalli/shared/kinds'
import { useId } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PictureList } from '#web/ui/pictures/picture-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { pictureOf } from '../picture-of.ts'
import { messages as reportMessages } from '../report/messages.en.ts'
import { messages as reportedMessages } from './messages.en.ts'
import type { Reported } from './queries.ts'
import css from './reported.module.css'
import { ReportedActions } from './reported-actions.tsx'

interface ReportedItemProps {
	api: ApiClient
	reported: Reported
	/** Is called when it no longer waits. */
	onDecided: () => void
}

/** Shows what was written, where, and what readers find wrong with it. */
export function ReportedItem({ api, reported, onDecided }: ReportedItemProps) {
	const m = useMessages(reportedMessages)
	const language = useLanguage()
	const id = useId()
	const { replyId, userName, text, images, createdAt } = reported
	return (
		<Sheet as="article" isPadded className={css.item}>
			<div className={css.about}>
				<h2 id={id} className={css.name}>
					{replyId === null ? m.comment(userName) : m.reply(userName)}
				</h2>
				<span>{m.written(formatMoment(createdAt, language))}</span>
			</div>
			<QuestionLine reported={reported} />
			<p className={css.text} lang={textLanguage(text)}>
				{text}
			</p>
			<PictureList pictures={images.map(pictureOf)} altOf={(index) => m.picture(index + 1, images.length, userName)} />
			<Reasons reported={reported} />
			<ReportedActions api={api} reported={reported} describedBy={id} onDecided={onDecided} />
		</Sheet>
	)
}

function QuestionLine({ reported: { subject, questionId, questionTitle } }: { reported: Reported }) {
	const m = useMessages(reportedMessages)
	const path = kinds.find(({ name }) => name === subject)?.path
	const title = questionTitle || m.untitled
	return (
		<p className={css.question}>
			{m.below}{' '}
			<PageLink link={{ to: `${path}/${questionId}`, hash: 'comments' }} lang={textLanguage(title)}>
				{title}
			</PageLink>
		</p>
	)
}

function Reasons({ reported: { reasons, lastReportedAt } }: { reported: Reported }) {
	const m = useMessages(reportedMessages)
	const { reasons: names } = useMessages(reportMessages)
	const language = useLanguage()
	return (
		<div className={css.about}>
			<ul aria-label={m.reports} className={css.reasons}>
				{reportReasons.map((reason) => {
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
