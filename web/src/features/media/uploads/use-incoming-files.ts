import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the window, or pasted. A file that misses its place would else be opened by the browser, in
 * place of the page.
 *
 * @returns whether files are being dragged over the window
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
	const [isDraggedOver, setIsDraggedOver] = useState(false)
	const take = useEffectEvent(onFiles)
	useEffect(() => {
		const stop = new AbortController()
		const options = { signal: stop.signal }
		const dragOver = (event: DragEvent) => {
			if (!hasFiles(event)) return
			event.preventDefault()
			setIsDraggedOver(true)
		}
		const drop = (event: DragEvent) => {
			setIsDraggedOver(false)
			if (!hasFiles(event)) return
			event.preventDefault()
			take([...(event.dataTransfer?.files ?? [])])
		}
		const paste = (event: ClipboardEvent) => {
			const files = [...(event.clipboardData?.files ?? [])]
			// Word processors copy a picture of the text together with it, so text that comes with a picture is pasted as text.
			if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
			event.preventDefault()
			take(files)
		}
		addEventListener('dragover', dragOver, options)
		addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsDraggedOver(false), options)
		addEventListener('drop', drop, options)
		addEventListener('paste', paste, options)
		return () => stop.abort()
	}, [])
	return isDraggedOver
}
