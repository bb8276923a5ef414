import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import type { ChosenPicture } from './drafts.ts'
import { messages as commentMessages } from './messages.en.ts'
import { choosePictures } from './picture-rules.ts'

/** This is enough for a handwritten page, and makes 300 kB of 5 MB. */
const sentSize = { maxPixels: 2_000, maxBytes: 1_000_000 }

const small = new WeakMap<File, Promise<Blob>>()

/** Makes a picture small enough to send. This happens once, when the picture is chosen or found again. */
export function smallPicture(file: File): Promise<Blob> {
	const made = small.get(file) ?? shrinkPicture(file, sentSize)
	small.set(file, made)
	return made
}

export interface Pictures {
	chosen: ChosenPicture[]
	problem: string | null
	isLocked: boolean
	add: (files: Iterable<File>) => void
	remove: (id: string) => void
}

/** Holds the pictures of a comment that is being written; they are chosen, dropped or pasted. */
export function usePictures(chosen: ChosenPicture[], isLocked: boolean, onChange: (chosen: ChosenPicture[]) => void) {
	const m = useMessages(commentMessages)
	const [problem, setProblem] = useState<string | null>(null)
	const [isDraggedOver, setIsDraggedOver] = useState(false)
	const add = (files: Iterable<File>) => {
		const added = [...files]
		if (isLocked || added.length === 0) return
		const { kept, problem: found } = choosePictures(chosen.length, added)
		setProblem(found && (found === 'only-three' ? m.pictures.onlyThree : m.pictures.problems[found]))
		if (kept.length === 0) return
		for (const file of kept) void smallPicture(file)
		onChange([...chosen, ...kept.map((file) => ({ id: newSendKey(), file }))])
	}
	const remove = (id: string) => {
		setProblem(null)
		onChange(chosen.filter((picture) => picture.id !== id))
	}
	const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
	const drop = {
		onDragOver(event: DragEvent) {
			if (!hasFiles(event)) return
			event.preventDefault()
			setIsDraggedOver(true)
		},
		onDragLeave: () => setIsDraggedOver(false),
		onDrop(event: DragEvent) {
			if (!hasFiles(event)) return
			event.preventDefault()
			setIsDraggedOver(false)
			add(event.dataTransfer.files)
		},
		onPaste(event: ClipboardEvent) {
			// Word processors copy a picture of the text together with it, so text that comes with a picture is pasted as text.
			if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return
			event.preventDefault()
			add(event.clipboardData.files)
		},
	}
	return { chosen, problem, isLocked, add, remove, drop, isDraggedOver }
}
