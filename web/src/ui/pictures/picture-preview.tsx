import { useEffect, useState } from 'react'
import { readPreview } from '#web/lib/read-preview.ts'
import css from './picture-list.module.css'
import { PictureTile } from './picture-tile.tsx'

interface PicturePreviewProps {
	content: Promise<Blob>
	name: string
	alt: string
}

/** Shows a picture that is not on the server yet. */
export function PicturePreview({ content, name, alt }: PicturePreviewProps) {
	const [address, setAddress] = useState<string | null>(null)
	const [hasFailed, setHasFailed] = useState(false)
	useEffect(() => {
		let isWanted = true
		content.then(readPreview).then(
			(read) => isWanted && setAddress(read),
			() => isWanted && setHasFailed(true),
		)
		return () => {
			isWanted = false
		}
	}, [content])
	if (!address || hasFailed) return <PictureTile alt={alt} />
	return <img src={address} alt={alt} title={name} className={css.image} onError={() => setHasFailed(true)} />
}
