import { useEffect, useState } from 'react'
import { readPreview } from '#web/lib/read-preview.ts'
import { Icon } from '#web/ui/icon.tsx'
import { imageIcon } from '#web/ui/icons/image.ts'
import type { ChosenPicture } from './drafts.ts'
import css from './pictures.module.css'

/** A picture that is not on the server yet. */
export function PicturePreview({ picture, alt }: { picture: ChosenPicture; alt: string }) {
	const [address, setAddress] = useState<string | null>(null)
	const [hasFailed, setHasFailed] = useState(false)
	useEffect(() => {
		let isWanted = true
		picture.small.then(readPreview).then(
			(read) => isWanted && setAddress(read),
			() => isWanted && setHasFailed(true),
		)
		return () => {
			isWanted = false
		}
	}, [picture])
	if (!address || hasFailed) {
		return (
			<span className={css.tile} role="img" aria-label={alt}>
				<Icon path={imageIcon} />
			</span>
		)
	}
	return (
		<img src={address} alt={alt} title={picture.file.name} className={css.image} onError={() => setHasFailed(true)} />
	)
}
