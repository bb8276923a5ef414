import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { DeskCopies } from './copy/desk-copies.ts'
import { totalMarks } from './copy/draft-content.ts'
import type { SavingState } from './copy/draft-saver.ts'
import { MarksColumn } from './marks/marks-column.tsx'
import { messages as deskMessages } from './messages.en.ts'
import { ReturnQuestion } from './return-question.tsx'
import { SheetStage } from './sheet/sheet-stage.tsx'
import { useSheetView } from './sheet/use-sheet-view.ts'
import { TroubleBanner } from './trouble-banner.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

interface OpenDeskProps {
	api: ApiClient
	copies: DeskCopies
	workspace: Workspace
	/** Lays the parts out. */
	children: (parts: { stage: ReactNode; marks: ReactNode; saving: SavingState | null }) => ReactNode
	onHelp: () => void
	onNext: () => void
	onEditPhrases: () => void
	/** A comment was pressed in the list: the page is to be seen. */
	onShowPage: () => void
	onReturned: (total: number) => void
	onHandedBack: () => void
	/** What the server has is to be shown in the place of what is here. */
	onTakeTheirs: () => void
	/** Asks which revision the server has; null: it cannot be asked. */
	onAskRevision: () => Promise<number | null>
	onLeave: () => void
}

/** Has one copy evaluated. */
export function OpenDesk(props: OpenDeskProps) {
	const { api, copies, workspace, children, onHelp, onNext, onEditPhrases, onShowPage } = props
	const { evaluationId, pages, label } = workspace
	const m = useMessages(deskMessages)
	const { show } = useToast()
	const isMine = workspace.isMine && workspace.state === 'claimed'
	const [copy] = useState(() => (isMine ? copies.open(workspace) : copies.look(workspace)))
	const shown = useSyncExternalStore(copy.subscribe, copy.read, copy.read)
	const view = useSheetView(pages.length)
	const [work, setWork] = useState<'question' | 'returning' | 'handing-back' | null>(null)
	const isReadOnly = !isMine || shown.saving.kind === 'lost'
	const { annotations, rubric } = shown.content
	const current = () => copy.read().content.annotations
	const say = (error: unknown) =>
		show({ title: (error instanceof ApiError && error.message) || m.trouble.failed, kind: 'error' })
	useEffect(() => {
		if (copy.isRestored && isMine) show({ title: m.trouble.restored, kind: 'ok' })
	}, [copy, isMine, m, show])

	async function publish() {
		setWork('returning')
		try {
			if (!(await copy.flush())) return say(null)
			const total = totalMarks(copy.read().content.rubric)
			const body = { revision: copy.revision, total }
			await api('POST /api/admin/daily-evaluation/:evaluationId/publish', { params: { evaluationId }, body })
			props.onReturned(total)
		} catch (error) {
			// Its answer was lost before.
			if (error instanceof ApiError && error.code === 'evaluation.published') props.onReturned(totalMarks(rubric))
			else say(error)
		} finally {
			setWork(null)
		}
	}

	async function handBack() {
		if (work !== null) return
		setWork('handing-back')
		try {
			await copy.flush()
			await api('POST /api/admin/daily-evaluation/:evaluationId/hand-back', { params: { evaluationId } })
			props.onHandedBack()
		} catch (error) {
			say(error)
		} finally {
			setWork(null)
		}
	}

	async function keepMine() {
		const revision = await props.onAskRevision()
		if (revision === null) say(null)
		else await copy.overwrite(revision)
	}

	const wishReturn = () => {
		if (work === 'returning') return
		if (annotations.length === 0 || totalMarks(rubric) === 0) setWork('question')
		else void publish()
	}
	const save = () => void (isReadOnly || copy.flush())
	const draw = (marks: typeof annotations, step?: string) => isReadOnly || copy.draw(marks, step)
	useDeskKeys({
		setTool: view.setTool,
		changeInk: () => view.setTone(view.tone === 'correct' ? 'good' : 'correct'),
		next: onNext,
		save,
		undo: () => copy.undo(),
		redo: () => copy.redo(),
		remove() {
			if (!view.selection) return
			draw(current().filter(({ id }) => id !== view.selection?.id))
			view.select(null)
		},
		zoom: view.stepZoom,
		turn: view.turnView,
		page: view.stepPage,
		help: onHelp,
	})
	return (
		<>
			{children({
				saving: isMine ? shown.saving : null,
				stage: (
					<>
						{isMine && (
							<TroubleBanner
								copy={shown}
								path={`admin/daily-evaluation?copy=${evaluationId}`}
								onTakeTheirs={() => {
									copies.forget(evaluationId)
									props.onTakeTheirs()
								}}
								onKeepMine={() => void keepMine()}
								onLeave={props.onLeave}
							/>
						)}
						<SheetStage
							{...{ workspace, view, annotations, current, isReadOnly }}
							canUndo={shown.canUndo}
							canRedo={shown.canRedo}
							onDraw={draw}
							onUndo={() => copy.undo()}
							onRedo={() => copy.redo()}
						/>
					</>
				),
				marks: (
					<MarksColumn
						{...{ workspace, view, isReadOnly, copy: shown, onEditPhrases }}
						isReturning={work === 'returning'}
						onGive={(given) => copy.give(given)}
						onRemark={(remark) => copy.remark(remark)}
						onShow={(id, pageIndex) => {
							view.show({ id, isOpen: false }, pageIndex)
							onShowPage()
						}}
						onSave={save}
						onReturn={wishReturn}
						onHandBack={() => void handBack()}
					/>
				),
			})}
			{work === 'question' && (
				<ReturnQuestion
					label={label}
					total={totalMarks(rubric)}
					max={totalMarks(workspace.maxRubric)}
					hasMarks={annotations.length > 0}
					onReturn={() => void publish()}
					onClose={() => setWork(null)}
				/>
			)}
		</>
	)
}
