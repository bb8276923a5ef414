import type { CommentImage } from '@aravalli/shared/comments/contract'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { imageIcon } from '#web/ui/icons/image.ts'
import { commentMessages } from './messages.ts'
import { PictureViewer } from './picture-viewer.tsx'
import css from './pictures.module.css'

interface PictureListProps {
	images: CommentImage[]
	author: string
}

/** Small pictures below a comment; each opens large. */
export function PictureList({ images, author }: PictureListProps) {
	const m = useMessages(commentMessages)
	const [shown, setShown] = useState<number | null>(null)
	if (images.length === 0) return null
	const altOf = (place: number) => m.pictures.alt(place + 1, images.length, author)
	return (
		<>
			<ul className={css.list}>
				{images.map((image, place) => (
					<li key={image.filePath}>
						<button
							type="button"
							className={css.thumbnail}
							aria-haspopup="dialog"
							title={image.originalName}
							onClick={() => setShown(place)}
						>
							<Thumbnail image={image} alt={altOf(place)} />
						</button>
					</li>
				))}
			</ul>
			{shown !== null && (
				<PictureViewer images={images} altOf={altOf} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
			)}
		</>
	)
}

function Thumbnail({ image: { smallPath, width, height }, alt }: { image: CommentImage; alt: string }) {
	const [hasFailed, setHasFailed] = useState(false)
	if (hasFailed) {
		return (
			<span className={css.tile} role="img" aria-label={alt}>
				<Icon path={imageIcon} />
			</span>
		)
	}
	return (
		<img
			src={smallPath}
			alt={alt}
			width={width}
			height={height}
			loading="lazy"
			decoding="async"
			className={css.image}
			onError={() => setHasFailed(true)}
		/>
	)
}
