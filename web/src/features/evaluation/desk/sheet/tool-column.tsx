import type { AnnotationTone } from '@aravalli/shared/evaluation/annotation'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type DeskTool, deskTools } from '../drawing/tools.ts'
import { redo2Icon, undo2Icon } from '../icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './tool-column.module.css'

interface ToolColumnProps {
	tool: DeskTool
	tone: AnnotationTone
	canUndo: boolean
	canRedo: boolean
	onTool: (tool: DeskTool) => void
	onTone: (tone: AnnotationTone) => void
	onUndo: () => void
	onRedo: () => void
}

/** Stands beside the page: what it is drawn on with. */
export function ToolColumn({ tool, tone, canUndo, canRedo, onTool, onTone, onUndo, onRedo }: ToolColumnProps) {
	const m = useMessages(deskMessages).tools
	const other = tone === 'correct' ? 'good' : 'correct'
	return (
		<div className={css.tools} role="toolbar" aria-label={m.label}>
			{deskTools.map((choice) => (
				<ToolButton
					key={choice.tool}
					label={m[choice.tool]}
					shortcut={choice.key}
					icon={choice.icon}
					isPressed={choice.tool === tool}
					onPress={() => onTool(choice.tool)}
				/>
			))}
			<button
				type="button"
				className={css.tool}
				title={`${m.ink}: ${m.inks[tone]} (${INK_KEY})`}
				aria-label={`${m.ink}: ${m.inks[tone]}`}
				onClick={() => onTone(other)}
			>
				<span className={css.ink} data-tone={tone} />
			</button>
			<span className={css.line} />
			<ToolButton label={m.undo} shortcut="Z" icon={undo2Icon} isDisabled={!canUndo} onPress={onUndo} />
			<ToolButton label={m.redo} shortcut="⇧ Z" icon={redo2Icon} isDisabled={!canRedo} onPress={onRedo} />
		</div>
	)
}

const INK_KEY = 'G'

interface ToolButtonProps {
	label: string
	shortcut: string
	icon: string
	/** Is missing for what is no choice. */
	isPressed?: boolean
	isDisabled?: boolean
	onPress: () => void
}

function ToolButton({ label, shortcut, icon, isPressed, isDisabled = false, onPress }: ToolButtonProps) {
	return (
		<button
			type="button"
			className={css.tool}
			title={`${label} (${shortcut})`}
			aria-label={label}
			aria-pressed={isPressed}
			aria-disabled={isDisabled || undefined}
			onClick={() => isDisabled || onPress()}
		>
			<Icon path={icon} />
		</button>
	)
}
