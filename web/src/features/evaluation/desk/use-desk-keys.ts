import { useEffect, useRef } from 'react'
import { type DeskTool, deskTools } from './drawing/tools.ts'
import { singleKeysOff } from './stored.ts'

export interface DeskKeys {
	setTool: (tool: DeskTool) => void
	changeInk: () => void
	next: () => void
	save: () => void
	undo: () => void
	redo: () => void
	remove: () => void
	zoom: (direction: 1 | -1) => void
	turn: () => void
	page: (step: 1 | -1) => void
	help: () => void
}

/** Hears keys wherever the focus is, but not while somebody writes, nor under a dialog. */
export function useDeskKeys(keys: DeskKeys): void {
	const latest = useRef(keys)
	useEffect(() => {
		latest.current = keys
	})
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const work = workOf(event, latest.current)
			if (!work) return
			event.preventDefault()
			work()
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [])
}

function workOf(event: KeyboardEvent, keys: DeskKeys): (() => void) | null {
	if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return null
	const letter = event.key.toLowerCase()
	if (event.ctrlKey || event.metaKey) return event.altKey ? null : withControl(letter, event, keys)
	if (event.altKey || isWriting(event.target) || singleKeysOff.read() !== null) return null
	const tool = event.shiftKey ? undefined : deskTools.find(({ key }) => key === event.key)?.tool
	if (tool) return () => keys.setTool(tool)
	return withoutControl(letter, event.shiftKey, keys)
}

/** Who writes has the browser's own way back, and can save all the same. */
function withControl(letter: string, { shiftKey, target }: KeyboardEvent, keys: DeskKeys): (() => void) | null {
	if (letter === 's') return keys.save
	if (isWriting(target)) return null
	if (letter === 'z') return shiftKey ? keys.redo : keys.undo
	return letter === 'y' ? keys.redo : null
}

function withoutControl(letter: string, isShifted: boolean, keys: DeskKeys): (() => void) | null {
	switch (letter) {
		case 'n':
			return keys.next
		case 's':
			return keys.save
		case 'z':
			return isShifted ? keys.redo : keys.undo
		case 'g':
			return keys.changeInk
		case 'r':
			return keys.turn
		case 'delete':
		case 'backspace':
			return keys.remove
		case '+':
		case '=':
			return () => keys.zoom(1)
		case '-':
		case '−':
			return () => keys.zoom(-1)
		case '[':
			return () => keys.page(-1)
		case ']':
			return () => keys.page(1)
		case '?':
			return keys.help
		default:
			return null
	}
}

const isWriting = (target: EventTarget | null) =>
	target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
