import { looksLegacy } from '@aravalli/shared/content/legacy-fonts/looks-legacy'
import { type ClipboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { messages as editorMessages } from './messages.en.ts'

export interface PastedText {
	text: string
	/** Is where it was pasted, and what was selected there. */
	target: HTMLElement
	range: Range | null
}

/** Asks before a text in a legacy font comes into a Hindi field; it is the browser's own edit, so Ctrl+Z takes it back. */
export function useLegacyPaste() {
	const m = useMessages(editorMessages)
	const { undo } = useMessages(deskMessages)
	const { show } = useToast()
	const [pasted, setPasted] = useState<PastedText | null>(null)
	const onPasteCapture = (event: ClipboardEvent) => {
		const text = event.clipboardData.getData('text/plain')
		const target = event.target instanceof Element ? hindiFieldOf(event.target) : null
		if (!target || !looksLegacy(text)) return
		event.preventDefault()
		event.stopPropagation()
		const selection = getSelection()
		setPasted({ text, target, range: selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null })
	}
	const choose = (text: string) => {
		if (!pasted) return
		const { target, range, text: before } = pasted
		// While the dialog is open nothing else can be written in.
		flushSync(() => setPasted(null))
		setTimeout(() => {
			insert(target, range, text)
			if (text === before) return
			const onPress = () => {
				target.focus()
				document.execCommand('undo')
			}
			show({ title: m.legacyConverted, kind: 'ok', action: { label: undo, onPress } })
		})
	}
	return { pasted, onPasteCapture, choose, close: () => setPasted(null) }
}

/** Rich text is written in what is no control. */
function hindiFieldOf(element: Element): HTMLElement | null {
	const field = element.closest<HTMLElement>('textarea, input, [contenteditable]')
	return field?.closest('[lang="hi"], [data-lang="hi"]') ? field : null
}

function insert(target: HTMLElement, range: Range | null, text: string): void {
	target.focus()
	const isControl = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
	if (!isControl && range) {
		const selection = getSelection()
		selection?.removeAllRanges()
		selection?.addRange(range)
	}
	if (document.execCommand('insertText', false, text) || !isControl) return
	const { selectionStart, selectionEnd } = target
	target.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end')
	target.dispatchEvent(new Event('input', { bubbles: true }))
}
