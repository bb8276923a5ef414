import type { Editor } from '@tiptap/core'
import { Fragment, type KeyboardEvent, type RefObject, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { messages as richTextMessages } from './messages.en.ts'
import { shownKeys, spokenKeys, type Tool, type ToolHost } from './tool.ts'
import css from './toolbar.module.css'
import { useEditorState } from './use-rich-editor.ts'

interface ToolbarProps {
	ref: RefObject<HTMLDivElement | null>
	/** Is null until it is there: its buttons are seen, and do nothing. */
	editor: Editor | null
	tools: Tool[]
	host: ToolHost
	/** Is the label of the field. */
	about: string
}

/** Shows the tools. Tab comes to one of them and leaves from there; the arrows go from one to the next. */
export function Toolbar({ ref, editor, tools, host, about }: ToolbarProps) {
	const m = useMessages(richTextMessages)
	useEditorState(editor)
	const [chosen, setChosen] = useState(tools[0]?.name)
	const shown = tools.filter(({ isShown }) => !isShown || (editor && isShown(editor, host)))
	const current = shown.find(({ name }) => name === chosen) ?? shown[0]
	const press = (event: KeyboardEvent) => {
		if (event.key === 'Escape') {
			event.preventDefault()
			editor?.commands.focus()
			return
		}
		const to = placeAfter(event.key, shown.length, current ? shown.indexOf(current) : 0)
		if (to === undefined) return
		event.preventDefault()
		setChosen(shown[to]?.name)
		ref.current?.querySelectorAll('button')[to]?.focus()
	}
	return (
		<div ref={ref} className={css.toolbar} role="toolbar" aria-label={`${m.toolbar}: ${about}`} onKeyDown={press}>
			{shown.map((tool, index) => (
				<Fragment key={tool.name}>
					{!tool.icon && shown[index - 1]?.icon && <span className={css.part} />}
					<ToolButton
						tool={tool}
						editor={editor}
						host={host}
						isStop={tool === current}
						onFocus={() => setChosen(tool.name)}
					/>
				</Fragment>
			))}
		</div>
	)
}

function placeAfter(key: string, count: number, at: number): number | undefined {
	return { ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 }[key]
}

interface ToolButtonProps {
	tool: Tool
	editor: Editor | null
	host: ToolHost
	/** Says that Tab comes here. */
	isStop: boolean
	onFocus: () => void
}

function ToolButton({ tool, editor, host, isStop, onFocus }: ToolButtonProps) {
	const m = useMessages(richTextMessages)
	const name = m.tools[tool.name]
	const isOff = !editor || (tool.canRun ? !tool.canRun(editor) : false)
	return (
		<button
			type="button"
			className={classNames(css.tool, !tool.icon && css.worded)}
			title={`${name} (${shownKeys(tool)})`}
			aria-label={name}
			aria-keyshortcuts={spokenKeys(tool)}
			aria-pressed={tool.isActive && (editor ? tool.isActive(editor) : false)}
			aria-disabled={isOff || undefined}
			tabIndex={isStop ? 0 : -1}
			onFocus={onFocus}
			// The words that are chosen stay so.
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => editor && !isOff && tool.run(editor, host)}
		>
			{tool.icon ? <Icon path={tool.icon} /> : name}
		</button>
	)
}
