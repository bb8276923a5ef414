import type { Editor } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { makeEditor, showHtml } from './make-editor.ts'
import type { Tool, ToolHost } from './tool.ts'

interface RichEditorOptions extends ToolHost {
	place: RefObject<HTMLElement | null>
	isLine: boolean
	value: string
	tools: Tool[]
	/** Belong to the element that is written in. */
	attributes: Record<string, string>
	onChange: (html: string) => void
	onToolbar: () => void
}

/** Has an editor in a place of the page as long as the component is there. It is null until then, and on the server. */
export function useRichEditor(options: RichEditorOptions): Editor | null {
	const { place, isLine, value, tools, attributes } = options
	const [editor, setEditor] = useState<Editor | null>(null)
	/** Holds what both sides know. */
	const known = useRef(value)
	const change = useEffectEvent((html: string) => {
		if (html === known.current) return
		known.current = html
		options.onChange(html)
	})
	const make = useEffectEvent((element: HTMLElement) =>
		makeEditor({
			place: element,
			isLine,
			html: value,
			tools,
			host: { openLink: () => openLink(), pickPicture: options.pickPicture && (() => pickPicture()) },
			attributes: () => currentAttributes.current,
			onChange: (html) => change(html),
			onToolbar: () => goToToolbar(),
		}),
	)
	const openLink = useEffectEvent(() => options.openLink())
	const pickPicture = useEffectEvent(async () => (await options.pickPicture?.()) ?? null)
	const goToToolbar = useEffectEvent(() => options.onToolbar())
	const currentAttributes = useRef(attributes)
	useEffect(() => {
		if (!place.current) return
		const made = make(place.current)
		setEditor(made)
		return () => {
			made.destroy()
			setEditor(null)
		}
	}, [place])
	useEffect(() => {
		currentAttributes.current = attributes
		if (editor && !editor.isDestroyed) editor.view.setProps({})
	}, [editor, attributes])
	useEffect(() => {
		if (!editor || editor.isDestroyed || value === known.current) return
		known.current = value
		showHtml(editor, value)
	}, [editor, value])
	return editor
}

/** Gives the state of an editor, anew with each change of its text or its selection. */
export function useEditorState(editor: Editor | null): EditorState | null {
	return useSyncExternalStore(
		(onChange) => {
			editor?.on('transaction', onChange)
			return () => editor?.off('transaction', onChange)
		},
		() => editor?.state ?? null,
		() => null,
	)
}
