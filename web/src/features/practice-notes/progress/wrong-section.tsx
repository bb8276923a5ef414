import type { QuestionToRevise } from '@aravalli/shared/practice-notes/contract'
import { practiceTypes } from '@aravalli/shared/practice-notes/practice-note'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { announce } from '#web/ui/announcer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonPager } from '#web/ui/button-pager.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { judgedHere, onJudgedHere } from '../judging/judged-here.ts'
import { useJudgementsOf } from '../judging/use-judgements-of.ts'
import { localMarks, noMarks, onMarksChanged } from '../local-marks.ts'
import { runHere } from '../run/load-run.ts'
import { type RunItem, runLink } from '../run/run-item.ts'
import { DeviceRow } from './device-row.tsx'
import { messages as progressMessages } from './messages.en.ts'
import { RowToRevise } from './row-to-revise.tsx'
import { useRun, useToRevise } from './use-to-revise.ts'
import css from './wrong-section.module.css'

/** Shows what one got wrong, of all kinds of questions, and leads through it. */
export function WrongSection() {
	const m = useMessages(progressMessages)
	const viewer = useViewer()
	const id = useId()
	return (
		<section id="wrong" aria-labelledby={id}>
			<Sheet hasMargin className={css.section}>
				<h2 id={id}>{m.title}</h2>
				<p className={css.text}>{m.text}</p>
				{viewer ? <WrongOfViewer key={viewer.id} viewerId={viewer.id} /> : <WrongHere />}
			</Sheet>
		</section>
	)
}

const runItemOf = ({ questionType, questionId, path }: QuestionToRevise): RunItem | null => {
	const type = practiceTypes.find((known) => known === questionType)
	return type && path ? { questionType: type, questionId } : null
}

function WrongOfViewer({ viewerId }: { viewerId: string }) {
	const m = useMessages(progressMessages)
	const list = useToRevise(viewerId)
	const run = useRun(viewerId, list.rows !== undefined)
	const { rows, error, page, totalPages } = list
	if (error && !list.isFetching) {
		return <ErrorState message={failureText(error, m.failed)} isRetrying={list.isFetching} onRetry={list.retry} />
	}
	if (!rows) return <LoadingSheet isPart />
	if (rows.length === 0) return <NothingWrong />
	const turnTo = (to: number) => {
		list.setPage(to)
		announce(m.pageOf(to, totalPages))
	}
	return (
		<Wrong
			run={run}
			isOld={list.isOld}
			pager={totalPages > 1 && <ButtonPager {...{ page, totalPages }} onPage={turnTo} />}
		>
			{rows.map((row) => (
				<RowToRevise key={`${row.questionType} ${row.questionId} ${row.part}`} row={row} runItem={runItemOf(row)} />
			))}
		</Wrong>
	)
}

/** The device alone knows it: the questions themselves are asked for one by one. */
const MOST_ROWS_HERE = 20

function WrongHere() {
	const m = useMessages(progressMessages)
	useJudgementsOf(useApi(), null)
	useSyncExternalStore(onJudgedHere, judgedHere, judgedHere)
	useSyncExternalStore(onMarksChanged, localMarks, noMarks)
	const run = useRunHere()
	if (run.length === 0) return <NothingWrong />
	return (
		<>
			<p className={css.text}>{m.onDevice}</p>
			<Wrong run={run} isOld={false} pager={null}>
				{run.slice(0, MOST_ROWS_HERE).map((item) => (
					<DeviceRow key={`${item.questionType} ${item.questionId}`} item={item} />
				))}
			</Wrong>
		</>
	)
}

/** What is judged while the list is gone through changes it for the next time. */
function useRunHere(): RunItem[] {
	const run = runHere()
	useRun(null, run.length > 0)
	return run
}

interface WrongProps {
	run: readonly RunItem[]
	isOld: boolean
	pager: ReactNode
	children: ReactNode
}

function Wrong({ run, isOld, pager, children }: WrongProps) {
	const m = useMessages(progressMessages)
	const [first] = run
	return (
		<div className={css.part}>
			{first && (
				<div>
					<PageLink
						link={{ ...runLink(first), state: { isOverList: true } }}
						className={buttonClass({ variant: 'action' })}
					>
						{m.practise(run.length)}
					</PageLink>
				</div>
			)}
			<ol className={css.rows} aria-busy={isOld}>
				{children}
			</ol>
			{pager}
		</div>
	)
}

function NothingWrong() {
	const m = useMessages(progressMessages)
	const way = (
		<PageLink link={{ to: '/answer-writing-practice' }} className={buttonClass()}>
			{m.write}
		</PageLink>
	)
	return <EmptyState title={m.empty} text={m.emptyText} action={way} />
}
