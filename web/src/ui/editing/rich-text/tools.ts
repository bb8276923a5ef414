import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import { imageIcon, listIcon } from '../../icons.ts'
import { boldIcon, listOrderedIcon } from '../icons.ts'
import {
	heading2Icon,
	heading3Icon,
	italicIcon,
	linkIcon,
	listIndentDecreaseIcon,
	listIndentIncreaseIcon,
	quoteIcon,
	redo2Icon,
	removeFormattingIcon,
	subscriptIcon,
	superscriptIcon,
	tableIcon,
	undo2Icon,
} from './icons.ts'
import { insertTable, tableTools } from './table-tools.ts'
import type { Tool } from './tool.ts'

const markTool = (name: 'strong' | 'em' | 'sub' | 'sup', icon: string, key: string): Tool => ({
	name,
	icon,
	keys: [key],
	isActive: (editor) => editor.isActive(name),
	run: (editor) => editor.chain().focus().toggleMark(name).run(),
})

const markTools = [
	markTool('strong', boldIcon, 'Mod-b'),
	markTool('em', italicIcon, 'Mod-i'),
	markTool('sub', subscriptIcon, 'Mod-,'),
	markTool('sup', superscriptIcon, 'Mod-.'),
]

const headingTool = (level: 2 | 3, icon: string): Tool => ({
	name: `heading${level}`,
	icon,
	keys: [`Mod-Alt-${level}`],
	isActive: (editor) => editor.isActive('heading', { level }),
	run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
})

const listTool = (name: 'bulletList' | 'numberedList', icon: string, key: string): Tool => ({
	name,
	icon,
	keys: [key],
	isActive: (editor) => editor.isActive(name),
	run: (editor) => editor.chain().focus().toggleList(name, 'listItem').run(),
})

const isInList = (editor: Editor) => editor.isActive('listItem')

const blockTools: Tool[] = [
	headingTool(2, heading2Icon),
	headingTool(3, heading3Icon),
	listTool('bulletList', listIcon, 'Mod-Shift-8'),
	listTool('numberedList', listOrderedIcon, 'Mod-Shift-7'),
	{
		name: 'indent',
		icon: listIndentIncreaseIcon,
		keys: ['Mod-]'],
		isShown: isInList,
		canRun: (editor) => editor.can().sinkListItem('listItem'),
		run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
	},
	{
		name: 'outdent',
		icon: listIndentDecreaseIcon,
		keys: ['Mod-['],
		isShown: isInList,
		run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
	},
	{
		name: 'quote',
		icon: quoteIcon,
		keys: ['Mod-Shift-9'],
		isActive: (editor) => editor.isActive('quote'),
		run: (editor) => editor.chain().focus().toggleWrap('quote').run(),
	},
	{
		name: 'link',
		icon: linkIcon,
		keys: ['Mod-k'],
		isActive: (editor) => editor.isActive('link'),
		run: (_, { openLink }) => openLink(),
	},
	{
		name: 'picture',
		icon: imageIcon,
		keys: ['Mod-Alt-p'],
		isShown: (_, { pickPicture }) => pickPicture !== undefined,
		run(editor, { pickPicture }) {
			void pickPicture?.().then((attrs) => {
				if (attrs && !editor.isDestroyed) editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
			})
		},
	},
	{
		name: 'table',
		icon: tableIcon,
		keys: ['Mod-Alt-t'],
		canRun: (editor) => !editor.isActive('table'),
		run: insertTable,
	},
]

const historyTools: Tool[] = [
	{
		name: 'undo',
		icon: undo2Icon,
		keys: ['Mod-z'],
		canRun: ({ state }) => undoDepth(state) > 0,
		run: ({ state, view }) => undo(state, view.dispatch),
	},
	{
		name: 'redo',
		icon: redo2Icon,
		keys: ['Mod-y', 'Mod-Shift-z'],
		canRun: ({ state }) => redoDepth(state) > 0,
		run: ({ state, view }) => redo(state, view.dispatch),
	},
]

const clearTool = (isLine: boolean): Tool => ({
	name: 'clear',
	icon: removeFormattingIcon,
	keys: ['Mod-\\'],
	run(editor) {
		const chain = editor.chain().focus().unsetAllMarks()
		if (isLine) chain.run()
		else chain.clearNodes().run()
	},
})

export const lineTools: Tool[] = [...markTools, clearTool(true), ...historyTools]

export const richTools: Tool[] = [...markTools, ...blockTools, clearTool(false), ...historyTools, ...tableTools]
