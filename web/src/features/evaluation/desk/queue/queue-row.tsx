import type { QueueEntry } from '@aravalli/shared/evaluation/contract'
import { formatTimeLeft, type Urgency, urgencyOf } from '@aravalli/shared/evaluation/time-left'
import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './queue-row.module.css'

interface QueueRowProps {
	entry: QueueEntry
	now: Date
	isCurrent: boolean
	isBusy: boolean
	onOpen: () => void
}

/** Shows a copy of the queue; a press opens it, and takes it before where it waits. */
export function QueueRow({ entry, now, isCurrent, isBusy, onOpen }: QueueRowProps) {
	const { label, question, pageCount, state, isMine } = entry
	const m = useMessages(deskMessages).queue
	return (
		<button
			type="button"
			className={css.row}
			aria-current={isCurrent || undefined}
			aria-busy={isBusy || undefined}
			data-evaluation={entry.evaluationId}
			data-state={isMine ? 'mine' : state}
			onClick={onOpen}
		>
			<span className={css.head}>
				<strong>
					{state === 'waiting' && <span className="visuallyHidden">{m.claim('')}</span>}
					{label}
				</strong>
				<When entry={entry} now={now} />
			</span>
			<span className={css.question} lang={question.isFallback ? 'en' : undefined}>
				{question.questionText}
			</span>
			<span className={css.facts}>
				{[m.pages(pageCount), stateOf(entry, m), entry.kind === 'ordinary' ? '' : m.kinds[entry.kind]]
					.concat(entry.isSample ? [m.sample] : [])
					.filter((part) => part !== '')
					.join(' · ')}
			</span>
		</button>
	)
}

function When({ entry: { state, dueAt, publishedAt }, now }: Pick<QueueRowProps, 'entry' | 'now'>) {
	const language = useLanguage()
	if (state === 'published' && publishedAt) return <span>{formatDay(indiaDay(new Date(publishedAt)), language)}</span>
	return <span className={css[urgencyClass[urgencyOf(dueAt, now)]]}>{formatTimeLeft(dueAt, now, language)}</span>
}

const urgencyClass: Record<Urgency, 'bad' | 'soon' | 'calm'> = {
	overdue: 'bad',
	urgent: 'bad',
	soon: 'soon',
	calm: 'calm',
}

function stateOf(
	{ state, isMine, isBegun, evaluator, total, question }: QueueEntry,
	m: (typeof deskMessages)['queue'],
): string {
	if (state === 'published') return total === null ? '' : m.returned(total, question.marks)
	if (isMine) return isBegun ? m.begun : m.mine
	return evaluator === null ? m.fresh : m.withSomebody(evaluator)
}
