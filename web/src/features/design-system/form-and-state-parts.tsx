import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { xIcon } from '#web/ui/icons.ts'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { PreferencesPanel } from '#web/ui/preferences-panel.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ToastFace } from '#web/ui/toast-face.tsx'
import { messages as designSystemMessages } from './messages.en.ts'
import { stay } from './samples.ts'
import css from './themes.module.css'

export function Forms() {
	const { fields } = useMessages(designSystemMessages)
	return (
		<>
			<Field label={fields.name} hint={fields.nameHint}>
				{(control) => <input {...control} name="name" />}
			</Field>
			<Field label={fields.email} error={fields.emailError}>
				{(control) => <input {...control} type="email" name="email" defaultValue="meera" />}
			</Field>
			<Sheet isPadded>
				<PreferencesPanel />
			</Sheet>
		</>
	)
}

export function States() {
	const { states } = useMessages(designSystemMessages)
	return (
		<>
			<Sheet>
				<EmptyState
					title={states.emptyTitle}
					text={states.emptyText}
					action={<Button isCompact>{states.emptyAction}</Button>}
				/>
			</Sheet>
			<LoadingSheet />
			<Sheet>
				<ErrorState message={states.error} onRetry={stay} />
			</Sheet>
		</>
	)
}

export function Toasts() {
	const { toasts, buttons } = useMessages(designSystemMessages)
	const { show } = useToast()
	const close = <IconButton icon={xIcon} label={buttons.quiet} />
	return (
		<>
			<ToastFace kind="error" title={toasts.error} text={toasts.errorText} close={close} />
			<ToastFace kind="ok" title={toasts.ok} close={close} />
			<ToastFace kind="info" title={toasts.info} close={close} />
			<div className={css.row}>
				<Button isCompact onClick={() => show({ title: toasts.error, text: toasts.errorText, kind: 'error' })}>
					{toasts.error}
				</Button>
				<Button isCompact onClick={() => show({ title: toasts.ok, kind: 'ok' })}>
					{toasts.ok}
				</Button>
			</div>
			<Note>{toasts.tip}</Note>
			<Note kind="accent">{toasts.accent}</Note>
			<Note kind="warning">{toasts.warning}</Note>
			<Note kind="error">{toasts.problem}</Note>
		</>
	)
}
