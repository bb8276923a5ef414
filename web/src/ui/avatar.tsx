import { useState } from 'react'
import css from './avatar.module.css'

interface AvatarProps {
	/** At most two letters; shown where there is no picture, or until it is there. */
	letters: string
	picture: string | null
}

/** Somebody's picture or letters in an arch. Never read out: put the name beside it. */
export function Avatar({ letters, picture }: AvatarProps) {
	const [failed, setFailed] = useState<string | null>(null)
	return (
		<span className={css.avatar} aria-hidden="true">
			{picture && picture !== failed ? (
				<img className={css.picture} src={picture} alt="" width={40} height={40} onError={() => setFailed(picture)} />
			) : (
				// The letters are drawn by the style sheet, because who controls by voice says the name, which is the label.
				<span className={css.letters} data-letters={letters} />
			)}
		</span>
	)
}
