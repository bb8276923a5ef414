import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DeskCopies } from './copy/desk-copies.ts'
import type { SavingState } from './copy/draft-saver.ts'
import { keptDrafts } from './copy/kept-draft.ts'
import { DeskHeader } from './desk-header.tsx'
import { type DeskPlace, readDeskPlace, writeDeskPlace } from './desk-search.ts'
import css from './evaluation-page.module.css'
import { KeysDialog } from './keys-dialog.tsx'
import { PhrasesContext } from './marks/phrase-chips.tsx'
import { PhrasesDialog } from './marks/phrases-dialog.tsx'
import { messages as deskMessages } from './messages.en.ts'
import { OpenDesk } from './open-desk.tsx'
import { usePhrases } from './queries.ts'
import { QueueColumn } from './queue/queue-column.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'

interface EvaluationPageProps {
	api: ApiClient
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

const panels = ['queue', 'copy', 'marks'] as const
type Panel = (typeof panels)[number]

/** Is the evaluator's desk: the queue, the copy that is open, and its marks; one of them at a time where there is no room. */
export function EvaluationPage({ api, query }: EvaluationPageProps) {
	const m = useMessages(deskMessages)
	const place = readDeskPlace(query)
	const navigate = useNavigate()
	const { show } = useToast()
	const copies = useDeskCopies(api)
	const phrases = useLatest(usePhrases(api).data)?.data ?? []
	const [panel, setPanel] = useState<Panel>(place.copy === undefined ? 'queue' : 'copy')
	const [overlay, setOverlay] = useState<'keys' | 'phrases' | null>(null)
	const [generation, setGeneration] = useState(0)
	const go = (changes: Partial<DeskPlace>) =>
		void navigate({
			to: '/admin/daily-evaluation',
			search: writeDeskPlace({ ...place, ...changes }),
			resetScroll: false,
			replace: changes.copy === undefined,
		})
	const onGo = (id: string | null) => {
		setPanel(id === null ? 'queue' : 'copy')
		go({ copy: id ?? undefined })
	}
	const desk = useDesk({ api, view: place, copyId: place.copy, onGo })
	const found = useLatest(desk.queue.data)
	const workspace = place.copy === undefined ? undefined : desk.workspace.data?.data
	const next = () => void desk.next()
	const help = () => setOverlay('keys')

	function end({ evaluationId }: Workspace, title: string) {
		copies?.forget(evaluationId)
		desk.leave(evaluationId)
		show({ title, kind: 'ok' })
	}

	const frame = (parts: { stage: ReactNode; marks: ReactNode; saving: SavingState | null }) => (
		<div className={css.desk} data-panel={panel}>
			<DeskHeader
				workspace={workspace}
				saving={parts.saving}
				isBusy={desk.busyId !== null}
				onHelp={help}
				onNext={next}
			/>
			<Panels panel={panel} onPanel={setPanel} />
			<main id="content" className={css.parts} tabIndex={-1}>
				<section className={css.queue} aria-label={m.panels.queue}>
					<QueueColumn
						view={place}
						found={found && { entries: found.data, quota: found.quota, total: found.pagination.total }}
						error={desk.queue.error}
						isFetching={desk.queue.isFetching}
						currentId={place.copy}
						busyId={desk.busyId}
						onView={go}
						onOpen={(entry) => void desk.open(entry)}
						onRetry={() => void desk.queue.refetch()}
					/>
				</section>
				<section className={css.stage} aria-label={m.panels.copy}>
					{parts.stage}
				</section>
				<section className={css.marks} aria-label={m.panels.marks}>
					{parts.marks}
				</section>
			</main>
		</div>
	)

	return (
		<PhrasesContext value={phrases}>
			{workspace && copies ? (
				<OpenDesk
					key={`${workspace.evaluationId} ${generation}`}
					{...{ api, copies, workspace }}
					onHelp={help}
					onNext={next}
					onEditPhrases={() => setOverlay('phrases')}
					onShowPage={() => setPanel('copy')}
					onReturned={(total) => {
						end(workspace, m.marks.returned(workspace.label, total, workspace.question.marks))
						void desk.next(false)
					}}
					onHandedBack={() => {
						end(workspace, m.marks.handedBack(workspace.label))
						onGo(null)
					}}
					onTakeTheirs={() => void desk.workspace.refetch().then(() => setGeneration(generation + 1))}
					onAskRevision={async () => (await desk.workspace.refetch()).data?.data.draft.revision ?? null}
					onLeave={() => {
						desk.leave(workspace.evaluationId)
						onGo(null)
					}}
				>
					{frame}
				</OpenDesk>
			) : (
				<Waiting onHelp={help} onNext={next}>
					{frame({ stage: <Start place={place} desk={desk} onNext={next} />, marks: null, saving: null })}
				</Waiting>
			)}
			{overlay === 'keys' && <KeysDialog onClose={() => setOverlay(null)} />}
			{overlay === 'phrases' && <PhrasesDialog api={api} phrases={phrases} onClose={() => setOverlay(null)} />}
		</PhrasesContext>
	)
}

/** Holds what is open as long as the page is there; null until it is known who evaluates. */
function useDeskCopies(api: ApiClient): DeskCopies | null {
	const userId = useViewer()?.id
	const [copies, setCopies] = useState<DeskCopies | null>(null)
	useEffect(() => {
		if (userId === undefined) return
		const opened = new DeskCopies(api, userId)
		let isThere = true
		// What an earlier window has left is known before anything is opened.
		void keptDrafts.ready().then(() => isThere && setCopies(opened))
		addEventListener('online', opened.retryAll)
		return () => {
			isThere = false
			removeEventListener('online', opened.retryAll)
			opened.close()
		}
	}, [api, userId])
	return copies
}

function Panels({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) {
	const m = useMessages(deskMessages).panels
	return (
		<nav className={css.panels} aria-label={m.label}>
			{panels.map((one) => (
				<button
					key={one}
					type="button"
					className={css.panel}
					aria-current={one === panel || undefined}
					onClick={() => onPanel(one)}
				>
					{m[one]}
				</button>
			))}
		</nav>
	)
}

const nothing = () => undefined

/** Hears the keys that need no copy. */
function Waiting({ onHelp, onNext, children }: { onHelp: () => void; onNext: () => void; children: ReactNode }) {
	const none = { setTool: nothing, changeInk: nothing, save: nothing, undo: nothing, redo: nothing, remove: nothing }
	useDeskKeys({ ...none, zoom: nothing, turn: nothing, page: nothing, next: onNext, help: onHelp })
	return children
}

interface StartProps {
	place: DeskPlace
	desk: ReturnType<typeof useDesk>
	onNext: () => void
}

/** Stands where the page will be. */
function Start({ place, desk: { workspace, mine, busyId }, onNext }: StartProps) {
	const m = useMessages(deskMessages).start
	if (place.copy !== undefined && workspace.error)
		return (
			<LoadFailure error={workspace.error} isRetrying={workspace.isFetching} onRetry={() => void workspace.refetch()} />
		)
	if (place.copy !== undefined) return <LoadingSheet />
	return (
		<div className={css.start}>
			<EmptyState
				title={m.title}
				text={m.text}
				action={
					<Button variant="primary" aria-disabled={busyId !== null} onClick={onNext}>
						{mine.length > 0 ? m.open : m.begin}
					</Button>
				}
			/>
		</div>
	)
}
