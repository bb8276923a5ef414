import type { Editor } from '@tiptap/core'
import type { messages } from './messages.en.ts'

export interface PickedPicture {
	/** Is a path below `/api/media/`: the server keeps no other. */
	src: string
	/** Says what is seen, in the language of the text. It is empty where the text says it already. */
	alt: string
	width?: number
	height?: number
}

/** Holds what a tool has to ask of the field. */
export interface ToolHost {
	openLink(): void
	pickPicture: (() => Promise<PickedPicture | null>) | undefined
}

/** Is one button of the toolbar, and its keys. */
export interface Tool {
	name: keyof (typeof messages)['tools']
	/** A tool without one shows its name. */
	icon?: string
	/** The first one is shown. 'Mod' is Ctrl, or Command on a Mac. */
	keys: [string, ...string[]]
	/** Is absent for what is always shown. */
	isShown?: (editor: Editor, host: ToolHost) => boolean
	/** Is absent for what is not switched on and off. */
	isActive?: (editor: Editor) => boolean
	/** Is absent for what can always be done. */
	canRun?: (editor: Editor) => boolean
	run: (editor: Editor, host: ToolHost) => unknown
}

/** Gives a tool's first keys as they are written on keys: 'Ctrl+Alt+2'. */
export function shownKeys({ keys: [first] }: Tool): string {
	return first.replace('Mod-', 'Ctrl+').replace('Alt-', 'Alt+').replace('Shift-', 'Shift+').replace(/\w$/, upperCase)
}

/** Gives the same for `aria-keyshortcuts`. */
export function spokenKeys(tool: Tool): string {
	return shownKeys(tool).replace('Ctrl', 'Control')
}

const upperCase = (letter: string) => letter.toUpperCase()
