import { type ReactNode, useState } from 'react'
import css from './picture-list.module.css'
import { PictureTile } from './picture-tile.tsx'
import { PictureViewer } from './picture-viewer.tsx'
import type { ShownPicture } from './shown-picture.ts'

interface PictureListProps {
	/** Says how the list is called. */
	label?: string
	pictures: ShownPicture[]
	altOf: (index: number) => string
	/** Stands below each, such as a button that removes it. */
	actions?: (picture: ShownPicture) => ReactNode
}

/** Shows small pictures, each of which opens large. */
export function PictureList({ label, pictures, altOf, actions }: PictureListProps) {
	const [shown, setShown] = useState<number | null>(null)
	if (pictures.length === 0) return null
	return (
		<>
			<ul className={css.list} aria-label={label}>
				{pictures.map((picture, index) => (
					<li key={picture.address}>
						<button
							type="button"
							className={css.thumbnail}
							aria-haspopup="dialog"
							title={picture.name}
							onClick={() => setShown(index)}
						>
							<Thumbnail picture={picture} alt={altOf(index)} />
						</button>
						{actions?.(picture)}
					</li>
				))}
			</ul>
			{shown !== null && (
				<PictureViewer
					pictures={pictures}
					altOf={altOf}
					shown={shown}
					onShow={setShown}
					onClose={() => setShown(null)}
				/>
			)}
		</>
	)
}

function Thumbnail({ picture: { smallAddress, width, height }, alt }: { picture: ShownPicture; alt: string }) {
	const [hasFailed, setHasFailed] = useState(false)
	if (hasFailed) return <PictureTile alt={alt} />
	return (
		<img
			src={smallAddress}
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
