import { useState } from 'react'
import css from './avatar.module.css'

interface AvatarProps {
	/** Holds at most two letters, which are shown where there is no picture, or until it is there. */
	letters: string
	picture: string | null
}

/** Shows somebody's picture or letters in an arch. It is never read out: put the name beside it. */
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
