import type { TopperCopy } from '@aravalli/shared/resources/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { ZoomFrame } from '#web/ui/zoom/zoom-frame.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { copyLink } from '../resources-links.ts'
import css from './copies.module.css'

/** Is the size of a page of A4 as it is drawn; the picture's own takes its place once it is there. */
const paper = { width: 1131, height: 1600 }

interface CopyViewerProps {
	copy: TopperCopy
	page: number
	of: number
}

/** Shows one page of a copy, which can be made larger. Page Up and Page Down turn pages. */
export function CopyViewer({ copy, page, of }: CopyViewerProps) {
	const m = useMessages(resourceMessages)
	const shown = Math.min(page, of)
	const viewer = usePageKeys({ copyId: copy._id, shown, of })
	return (
		<div ref={viewer} className={css.viewer}>
			<ZoomFrame label={m.copies.pages} page={paper}>
				<PagePicture key={shown} copy={copy} page={shown} of={of} />
			</ZoomFrame>
			{of > 1 && <Pager page={shown} totalPages={of} linkTo={(number) => copyLink(copy._id, number)} />}
		</div>
	)
}

interface Place {
	copyId: string
	shown: number
	of: number
}

/** Turns pages by the keys of whoever is in the viewer. */
function usePageKeys({ copyId, shown, of }: Place) {
	const navigate = useNavigate()
	const viewer = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const turn = (event: KeyboardEvent) => {
			const next = { PageDown: shown + 1, PageUp: shown - 1 }[event.key]
			if (next === undefined || next < 1 || next > of) return
			event.preventDefault()
			void navigate(copyLink(copyId, next))
		}
		const element = viewer.current
		element?.addEventListener('keydown', turn)
		return () => element?.removeEventListener('keydown', turn)
	}, [navigate, copyId, shown, of])
	return viewer
}

function PagePicture({ copy: { _id, title }, page, of }: CopyViewerProps) {
	const m = useMessages(resourceMessages)
	const language = useLanguage()
	const [isBroken, setIsBroken] = useState(false)
	if (isBroken) return <Note kind="error">{m.copies.pageFailed}</Note>
	return (
		<div className={css.page}>
			<img
				className={css.picture}
				src={`/api/resources/toppers-copies/${_id}/pages/${page}?lang=${language}`}
				{...paper}
				alt={m.copies.page(page, of, title)}
				onError={() => setIsBroken(true)}
			/>
		</div>
	)
}
