import type { CommentImage } from '@aravalli/shared/comments/contract'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { DialogFrame } from '#web/ui/dialog-frame.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { chevronLeftIcon } from '#web/ui/icons/chevron-left.ts'
import { chevronRightIcon } from '#web/ui/icons/chevron-right.ts'
import { xIcon } from '#web/ui/icons/x.ts'
import { useModal, useScrimClick } from '#web/ui/use-modal.ts'
import { commentMessages } from './messages.ts'
import css from './picture-viewer.module.css'

interface PictureViewerProps {
	images: CommentImage[]
	altOf: (place: number) => string
	shown: number
	onShow: (place: number) => void
	onClose: () => void
}

/** A picture as large as the window lets it be. The arrow keys lead through the pictures of the comment. */
export function PictureViewer({ images, altOf, shown, onShow, onClose }: PictureViewerProps) {
	const m = useMessages(commentMessages)
	const ref = useRef<HTMLDialogElement>(null)
	const body = useRef<HTMLDivElement>(null)
	const titleId = useId()
	useModal({ ref, body, movesIn: true, onClose })
	const scrim = useScrimClick(onClose)
	const last = images.length - 1
	const step = (by: number) => onShow(Math.min(last, Math.max(0, shown + by)))
	const press = (event: KeyboardEvent) => {
		if (event.key === 'ArrowLeft') step(-1)
		if (event.key === 'ArrowRight') step(1)
	}
	const image = images[shown]
	return (
		<dialog ref={ref} className={css.viewer} aria-labelledby={titleId} onKeyDown={press} {...scrim}>
			<DialogFrame
				bodyRef={body}
				title={m.pictures.title(shown + 1, images.length)}
				titleId={titleId}
				actions={
					last > 0 && (
						<span className={css.steps}>
							<IconButton
								icon={chevronLeftIcon}
								label={m.pictures.previous}
								aria-disabled={shown === 0}
								onClick={() => step(-1)}
							/>
							<IconButton
								icon={chevronRightIcon}
								label={m.pictures.next}
								aria-disabled={shown === last}
								onClick={() => step(1)}
							/>
						</span>
					)
				}
				close={<IconButton icon={xIcon} label={m.pictures.close} onClick={onClose} />}
			>
				{image && <LargePicture key={image.filePath} image={image} alt={altOf(shown)} />}
			</DialogFrame>
		</dialog>
	)
}

function LargePicture({ image, alt }: { image: CommentImage; alt: string }) {
	const m = useMessages(commentMessages)
	const [hasFailed, setHasFailed] = useState(false)
	const { filePath, width, height, originalName } = image
	return (
		<figure className={css.figure}>
			{hasFailed ? (
				<p role="alert" className={css.missing}>
					{m.pictures.missing}
				</p>
			) : (
				<img
					src={filePath}
					alt={alt}
					width={width}
					height={height}
					className={css.large}
					onError={() => setHasFailed(true)}
				/>
			)}
			<figcaption className={css.caption}>{originalName}</figcaption>
		</figure>
	)
}
