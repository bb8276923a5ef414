import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import type { Editing } from './editing.ts'
import { PreviewDialog, type Previews } from './preview-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import type { EditorActions } from './use-editor-actions.ts'
import { VersionsDialog } from './versions-dialog.tsx'

export type OpenDialog = 'preview' | 'schedule' | 'shortcuts' | 'versions'

interface EditorDialogsProps {
	open: OpenDialog | null
	editing: Editing
	state: WorkingCopyState<AnyCopy>
	actions: EditorActions
	isHindiCurrent: boolean
	previews: Previews
	onClose: () => void
}

/** Shows what stands over the editor. */
export function EditorDialogs(props: EditorDialogsProps) {
	const { open, editing, state, actions, isHindiCurrent, previews, onClose } = props
	const { kind, content, errorOf } = editing
	switch (open) {
		case 'preview':
			return <PreviewDialog kind={kind} content={content} previews={previews} onClose={onClose} />
		case 'schedule':
			return (
				<ScheduleDialog
					error={errorOf('publishAt')}
					isBusy={state.busyWith !== null}
					onClose={onClose}
					onSchedule={async (publishAt) => {
						if (!(await actions.schedule({ publishAt, isHindiCurrent }))) return
						onClose()
						// The dialog gives the focus back first.
						setTimeout(actions.showErrors)
					}}
				/>
			)
		case 'shortcuts':
			return <ShortcutsDialog kind={kind} onClose={onClose} />
		case 'versions':
			return (
				state.item && (
					<VersionsDialog
						kind={kind}
						id={state.item.id}
						content={content}
						onClose={onClose}
						onRestore={(version) => {
							onClose()
							actions.restoreVersion(version)
						}}
					/>
				)
			)
		default:
			return null
	}
}
