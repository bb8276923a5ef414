import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import type { EvaluatorQuota, QueueEntry } from '@aravalli/shared/evaluation/contract'
import { ALL_PAPERS, paperCategories } from '@aravalli/shared/questions/question'
import { FilterSelect } from '#web/content/desk/filter-select.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { type QueueView, queueStates } from '../queries.ts'
import { useNow } from '../use-now.ts'
import css from './queue-column.module.css'
import { QueueRow } from './queue-row.tsx'

interface QueueColumnProps {
	view: QueueView
	/** It is undefined until the queue is known. */
	found: { entries: readonly QueueEntry[]; quota: EvaluatorQuota; total: number } | undefined
	error: unknown
	isFetching: boolean
	currentId: string | undefined
	/** Is being claimed or opened. */
	busyId: string | null
	onView: (changes: Partial<QueueView>) => void
	onOpen: (entry: QueueEntry) => void
	onRetry: () => void
}

const PER_STEP = 20

/** Stands on the left: what waits, and what is with the evaluator. */
export function QueueColumn(props: QueueColumnProps) {
	const { view, found, error, isFetching, onView, onRetry } = props
	const m = useMessages(deskMessages).queue
	return (
		<div className={css.column}>
			<div className={css.top}>
				<div className={css.title}>
					<h2>{m.title}</h2>
					{found && (
						<Badge>
							<span aria-hidden="true">{m.quota(found.quota.returnedToday, found.quota.daily)}</span>
							<span className="visuallyHidden">{m.quotaText(found.quota.returnedToday, found.quota.daily)}</span>
						</Badge>
					)}
				</div>
				<fieldset className={css.orders} aria-label={m.order}>
					{(['due', 'paper'] as const).map((order) => (
						<button
							key={order}
							type="button"
							className={css.order}
							aria-pressed={view.order === order}
							onClick={() => onView({ order })}
						>
							{m.orders[order]}
						</button>
					))}
				</fieldset>
				<Filters view={view} onView={onView} />
			</div>
			<div className={css.list}>
				{found ? (
					<Entries {...props} found={found} />
				) : error ? (
					<LoadFailure error={error} isRetrying={isFetching} onRetry={onRetry} />
				) : (
					<LoadingSheet isPart />
				)}
			</div>
		</div>
	)
}

function Filters({ view, onView }: Pick<QueueColumnProps, 'view' | 'onView'>) {
	const m = useMessages(deskMessages).queue
	const language = useLanguage()
	const isAdmin = useViewer()?.role === 'ADMIN'
	const states = queueStates.filter((state) => state !== 'open' && (state !== 'claimed' || isAdmin))
	return (
		<div className={css.filters}>
			<FilterSelect
				label={m.state}
				any={m.states.open}
				choices={states.map((value) => ({ value, label: m.states[value] }))}
				value={view.state === 'open' ? undefined : view.state}
				onChange={(value) => onView({ state: queueStates.find((one) => one === value) ?? 'open' })}
			/>
			<FilterSelect
				label={m.papers}
				any={m.allPapers}
				choices={paperCategories.map((value) => ({ value, label: paperNames[value][language] }))}
				value={view.paperCategory === ALL_PAPERS ? undefined : view.paperCategory}
				onChange={(value) => onView({ paperCategory: paperCategories.find((one) => one === value) ?? ALL_PAPERS })}
			/>
		</div>
	)
}

interface EntriesProps extends QueueColumnProps {
	found: NonNullable<QueueColumnProps['found']>
}

function Entries({ found: { entries, total }, view, isFetching, currentId, busyId, onView, onOpen }: EntriesProps) {
	const m = useMessages(deskMessages).queue
	const now = useNow()
	if (entries.length === 0) return <EmptyState title={m.none} text={m.noneText} />
	return (
		<>
			<ul aria-busy={isFetching}>
				{entries.map((entry) => (
					<li key={entry.evaluationId}>
						<QueueRow
							entry={entry}
							now={now}
							isCurrent={entry.evaluationId === currentId}
							isBusy={entry.evaluationId === busyId}
							onOpen={() => onOpen(entry)}
						/>
					</li>
				))}
			</ul>
			{entries.length < total && view.limit < 100 && (
				<p className={css.more}>
					<Button isCompact onClick={() => onView({ limit: view.limit + PER_STEP })}>
						{m.more}
					</Button>
				</p>
			)}
		</>
	)
}
