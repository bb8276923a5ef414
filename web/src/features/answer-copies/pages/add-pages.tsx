import { mediaTypesOfPages } from '@aravalli/shared/answer-copies/copy'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { cameraIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { imagePlusIcon } from '../icons.ts'
import { messages as copyMessages } from '../messages.en.ts'
import css from './add-pages.module.css'
import type { Draft } from './use-draft.ts'

/** Some systems know HEIC by its ending only. */
export const acceptedFiles = [...mediaTypesOfPages, '.heic', '.heif'].join()

/** Takes photos and files for an answer: by the camera, from the device, dropped or pasted. */
export function AddPages({ draft }: { draft: Draft }) {
	const m = useMessages(copyMessages)
	const hintId = useId()
	const camera = useRef<HTMLInputElement>(null)
	const files = useRef<HTMLInputElement>(null)
	const add = (chosen: Iterable<File>) => {
		const count = draft.add(chosen)
		if (count > 0) announce(m.add.added(count))
	}
	const isOver = useDropAndPaste(add)
	const isFull = draft.pages.length >= draft.mostPages
	return (
		<div className={classNames(css.add, isOver && css.over)}>
			<div className={css.buttons}>
				<Button variant="primary" icon={cameraIcon} aria-describedby={hintId} onClick={() => camera.current?.click()}>
					{m.add.camera}
				</Button>
				<Button icon={imagePlusIcon} aria-describedby={hintId} onClick={() => files.current?.click()}>
					{m.add.files}
				</Button>
			</div>
			<ChosenFiles inputRef={camera} label={m.add.camera} isCamera onChoose={add} />
			<ChosenFiles inputRef={files} label={m.add.files} onChoose={add} />
			<p id={hintId} className={css.hint}>
				{isOver ? m.add.dropNow : m.add.hint(draft.mostPages)} <span className={css.drop}>{!isOver && m.add.drop}</span>
			</p>
			{draft.refused.length > 0 && (
				<Note kind="error">
					{draft.refused.map(({ name, problem }) => (
						<p key={name}>{m.problems[problem](name, draft.mostPages)}</p>
					))}
				</Note>
			)}
			{isFull && draft.refused.length === 0 && <p className={css.hint}>{m.add.full(draft.mostPages)}</p>}
			{draft.isUnkept && <Note kind="warning">{m.problems.notOnDevice}</Note>}
		</div>
	)
}

interface ChosenFilesProps {
	inputRef: RefObject<HTMLInputElement | null>
	label: string
	isCamera?: boolean
	isSingle?: boolean
	onChoose(files: File[]): void
}

/** A button in sight opens it. */
export function ChosenFiles({ inputRef, label, isCamera = false, isSingle = isCamera, onChoose }: ChosenFilesProps) {
	return (
		<input
			ref={inputRef}
			type="file"
			hidden
			multiple={!isSingle}
			accept={isCamera ? 'image/*' : acceptedFiles}
			capture={isCamera ? 'environment' : undefined}
			aria-label={label}
			onChange={({ target }) => {
				onChoose([...(target.files ?? [])])
				// The same file may be chosen once more.
				target.value = ''
			}}
		/>
	)
}

/** Takes what is dropped or pasted anywhere on the page. @returns whether files are held over it */
function useDropAndPaste(onFiles: (files: File[]) => void): boolean {
	const [isOver, setIsOver] = useState(false)
	const latest = useRef(onFiles)
	useEffect(() => {
		latest.current = onFiles
	})
	useEffect(() => {
		const listening = new AbortController()
		const { signal } = listening
		const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
		const over = (event: DragEvent) => {
			if (!hasFiles(event)) return
			event.preventDefault()
			setIsOver(true)
		}
		const leave = (event: DragEvent) => !event.relatedTarget && setIsOver(false)
		const drop = (event: DragEvent) => {
			if (!hasFiles(event)) return
			event.preventDefault()
			setIsOver(false)
			latest.current([...(event.dataTransfer?.files ?? [])])
		}
		const paste = ({ clipboardData }: ClipboardEvent) => {
			const pasted = [...(clipboardData?.files ?? [])]
			if (pasted.length > 0) latest.current(pasted)
		}
		document.addEventListener('dragover', over, { signal })
		document.addEventListener('dragleave', leave, { signal })
		document.addEventListener('drop', drop, { signal })
		document.addEventListener('paste', paste, { signal })
		return () => listening.abort()
	}, [])
	return isOver
}
