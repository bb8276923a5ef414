import { Editor, Extension } from '@tiptap/core'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history } from '@tiptap/pm/history'
import { type Node, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { changeTo } from './document/change-to.ts'
import { inertHtml } from './document/inert-html.ts'
import { plainTextHtml } from './document/plain-text.ts'
import { RichParser } from './document/read-html.ts'
import { lineParts, richParts } from './document/rich-schema.ts'
import { writeHtml } from './document/write-html.ts'
import type { Tool, ToolHost } from './tool.ts'

interface EditorOptions {
	/** The editor puts its own element into it. */
	place: HTMLElement
	isLine: boolean
	html: string
	tools: Tool[]
	host: ToolHost
	attributes: () => Record<string, string>
	onChange: (html: string) => void
	/** Is called by Alt+F10, as editors elsewhere do it. */
	onToolbar: () => void
}

export function makeEditor({
	place,
	isLine,
	html,
	tools,
	host,
	attributes,
	onChange,
	onToolbar,
}: EditorOptions): Editor {
	const editor = new Editor({
		element: place,
		// Its style sheet would be refused by the content security policy; ours has what is needed of it.
		injectCSS: false,
		extensions: [...(isLine ? lineParts : richParts), keysOf(tools, host, onToolbar), Basics],
		enablePasteRules: false,
		editorProps: { attributes },
		onUpdate: ({ editor }) => onChange(writeHtml(editor.state.doc)),
	})
	editor.setOptions({ editorProps: { attributes, ...pastingOf(editor) } })
	showHtml(editor, html)
	const { state, view } = editor
	view.dispatch(state.tr.setSelection(Selection.atStart(state.doc)))
	return editor
}

const Basics = Extension.create({ name: 'basics', addProseMirrorPlugins: () => [history(), gapCursor()] })

const keysOf = (tools: Tool[], host: ToolHost, onToolbar: () => void) =>
	Extension.create({
		name: 'keys',
		priority: 1000,
		addKeyboardShortcuts() {
			const runs = tools.flatMap((tool) =>
				tool.keys.map((key) => [
					key,
					() => {
						const isShown = tool.isShown?.(this.editor, host) ?? true
						if (isShown) tool.run(this.editor, host)
						return isShown
					},
				]),
			)
			const goToToolbar = () => {
				onToolbar()
				return true
			}
			return { ...Object.fromEntries(runs), 'Alt-F10': goToToolbar }
		},
	})

function pastingOf({ schema }: Editor): EditorProps {
	const parser = RichParser.of(schema)
	return {
		transformPastedHTML: inertHtml,
		clipboardParser: parser,
		clipboardTextParser: (text) => closedWhereListed(parser.parseSlice(elementOf(plainTextHtml(text)))),
	}
}

/** A list that is pasted as text stays one: where it is open its first item would go on with the line that is there. */
function closedWhereListed(slice: Slice): Slice {
	const { firstChild, lastChild } = slice.content
	const isOpen = (node: Node | null) => (node?.isTextblock ? 1 : 0)
	return new Slice(slice.content, isOpen(firstChild), isOpen(lastChild))
}

const elementOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Shows a text that comes from outside; `onChange` hears nothing of it. */
export function showHtml(editor: Editor, html: string) {
	const { state, view } = editor
	if (writeHtml(state.doc) === html) return
	const change = changeTo(RichParser.of(editor.schema).parse(elementOf(html)), state)
	if (change) view.dispatch(change.setMeta('preventUpdate', true))
}
