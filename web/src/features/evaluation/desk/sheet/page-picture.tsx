import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './page-picture.module.css'
import { pagePicture } from './page-pictures.ts'

interface PagePictureProps {
	evaluationId: string
	page: { pageId: string; version: string }
	size?: 'small' | 'full'
	/** Says what it shows; '' where words stand beside it. */
	alt: string
	/** It lies over the same one in another size: whether it comes is no news. */
	isExtra?: boolean
}

/** Shows the picture of a page, at once where it was loaded before. */
export function PagePicture(props: PagePictureProps) {
	const m = useMessages(deskMessages).sheet
	const [tries, setTries] = useState(0)
	const [hasFailed, setHasFailed] = useState(false)
	const retry = () => {
		setHasFailed(false)
		setTries(tries + 1)
	}
	return (
		<>
			<Loaded key={tries} {...props} onFailed={() => setHasFailed(true)} />
			{hasFailed && !props.isExtra && (
				<p className={css.failed} role="alert">
					{m.failed}
					<button type="button" className={css.again} onClick={retry}>
						{m.tryAgain}
					</button>
				</p>
			)}
		</>
	)
}

function Loaded({ evaluationId, page, size, alt, onFailed }: PagePictureProps & { onFailed: () => void }) {
	const { pageId, version } = page
	const place = useRef<HTMLDivElement>(null)
	const fail = useRef(onFailed)
	useEffect(() => {
		let isThere = true
		pagePicture({ evaluationId, pageId, version }, size).then(
			(picture) => {
				if (!isThere) return
				picture.alt = alt
				picture.draggable = false
				place.current?.replaceChildren(picture)
			},
			() => isThere && fail.current(),
		)
		return () => {
			isThere = false
		}
	}, [evaluationId, pageId, version, size, alt])
	return <div ref={place} className={css.picture} />
}
