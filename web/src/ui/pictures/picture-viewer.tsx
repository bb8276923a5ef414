import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { DialogFrame } from '../dialog-frame.tsx'
import { IconButton } from '../icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon, xIcon } from '../icons.ts'
import { useModal, useScrimClick } from '../use-modal.ts'
import { messages as pictureMessages } from './messages.en.ts'
import css from './picture-viewer.module.css'
import type { ShownPicture } from './shown-picture.ts'

interface PictureViewerProps {
	pictures: ShownPicture[]
	altOf: (index: number) => string
	shown: number
	onShow: (index: number) => void
	onClose: () => void
}

/** Shows a picture as large as the window lets it be. The arrow keys lead through the pictures of the list. */
export function PictureViewer({ pictures, altOf, shown, onShow, onClose }: PictureViewerProps) {
	const m = useMessages(pictureMessages)
	const ref = useRef<HTMLDialogElement>(null)
	const body = useRef<HTMLDivElement>(null)
	const titleId = useId()
	useModal({ ref, body, movesIn: true, onClose })
	const scrim = useScrimClick(onClose)
	const last = pictures.length - 1
	const step = (by: number) => onShow(Math.min(last, Math.max(0, shown + by)))
	const press = (event: KeyboardEvent) => {
		if (event.key === 'ArrowLeft') step(-1)
		if (event.key === 'ArrowRight') step(1)
	}
	const picture = pictures[shown]
	return (
		<dialog ref={ref} className={css.viewer} aria-labelledby={titleId} onKeyDown={press} {...scrim}>
			<DialogFrame
				bodyRef={body}
				title={m.title(shown + 1, pictures.length)}
				titleId={titleId}
				actions={
					last > 0 && (
						<span className={css.steps}>
							<IconButton
								icon={chevronLeftIcon}
								label={m.previous}
								aria-disabled={shown === 0}
								onClick={() => step(-1)}
							/>
							<IconButton
								icon={chevronRightIcon}
								label={m.next}
								aria-disabled={shown === last}
								onClick={() => step(1)}
							/>
						</span>
					)
				}
				close={<IconButton icon={xIcon} label={m.close} onClick={onClose} />}
			>
				{picture && <LargePicture key={picture.address} picture={picture} alt={altOf(shown)} />}
			</DialogFrame>
		</dialog>
	)
}

function LargePicture({ picture, alt }: { picture: ShownPicture; alt: string }) {
	const m = useMessages(pictureMessages)
	const [hasFailed, setHasFailed] = useState(false)
	const { address, width, height, name } = picture
	return (
		<figure className={css.figure}>
			{hasFailed ? (
				<p role="alert" className={css.missing}>
					{m.missing}
				</p>
			) : (
				<img
					src={address}
					alt={alt}
					width={width}
					height={height}
					className={css.large}
					onError={() => setHasFailed(true)}
				/>
			)}
			<figcaption className={css.caption}>{name}</figcaption>
		</figure>
	)
}
