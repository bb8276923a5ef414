import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { formatDue, urgencyOf } from '@aravalli/shared/evaluation/time-left'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as returnedMessages } from '../messages.en.ts'
import css from './timeline.module.css'

interface TimelineProps {
	copy: Copy
	/** Is when it was evaluated again; null: it was not. */
	reEvaluatedAt: string | null
	/** Is the same on the server and in the first render over its markup. */
	now: Date
}

const tones: Record<ReturnType<typeof urgencyOf>, BadgeTone> = {
	overdue: 'bad',
	urgent: 'bad',
	soon: 'warn',
	calm: 'grey',
}

/** Tells what has become of an answer so far, and, until it is back, when it will be; that it is late is said plainly. */
export function Timeline({ copy, reEvaluatedAt, now }: TimelineProps) {
	const { progress: m } = useMessages(returnedMessages)
	const language = useLanguage()
	const { submittedAt, startedAt, returnedAt, dueAt, hasCredit } = copy
	const steps = [
		{ label: m.received, at: submittedAt },
		{ label: m.started, at: startedAt },
		{ label: m.returned, at: returnedAt },
		{ label: m.reEvaluated, at: reEvaluatedAt },
	].flatMap(({ label, at }) => (at === null ? [] : [{ label, at }]))
	return (
		<Sheet as="section" isPadded className={css.sheet}>
			<h2 className={css.title}>{m.title}</h2>
			<ol className={css.steps}>
				{steps.map(({ label, at }) => (
					<li key={label} className={css.step}>
						<span>{label}</span>
						<time className={css.time} dateTime={at}>
							{formatMoment(at, language)}
						</time>
					</li>
				))}
			</ol>
			{!returnedAt && dueAt && (
				<p className={css.due}>
					{urgencyOf(dueAt, now) === 'overdue'
						? m.wasDue(formatMoment(dueAt, language))
						: m.due(formatMoment(dueAt, language))}{' '}
					<Badge tone={tones[urgencyOf(dueAt, now)]}>{formatDue(dueAt, now, language)}</Badge>
				</p>
			)}
			{hasCredit && <Note kind="accent">{m.late}</Note>}
		</Sheet>
	)
}
