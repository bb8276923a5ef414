import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type PickedMedia, PicturePicking } from '#web/content/desk/editor/picture-picking.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { AltDrafts } from './alt-drafts.ts'

const MediaPicker = lazyPart(() => import('./media-picker.tsx').then((part) => part.MediaPicker), { isOverlay: true })

type Answer = (picked: PickedMedia | null) => void

/** Lets whatever is edited inside ask for a picture of the library: there is one dialog for all of it. */
export function MediaPicking({ children }: { children: ReactNode }) {
	const [answer, setAnswer] = useState<Answer | null>(null)
	const drafts = useRef<AltDrafts>(new Map())
	const [pick] = useState(() => () => new Promise<PickedMedia | null>((resolve) => setAnswer(() => resolve)))
	const end = (picked: PickedMedia | null) => {
		// Who asked may want the focus, which nothing behind a dialog can have.
		flushSync(() => setAnswer(null))
		answer?.(picked)
	}
	return (
		<PicturePicking value={pick}>
			{children}
			{answer && <MediaPicker drafts={drafts.current} onEnd={end} />}
		</PicturePicking>
	)
}
