import css from './profile.module.css'

interface PortraitProps {
	picture: string | null
	/** The letters stand where there is no picture. */
	letters: string
	alt: string
}

export function Portrait({ picture, letters, alt }: PortraitProps) {
	return (
		<div className={css.portrait}>
			{picture ? <img src={picture} alt={alt} width={112} height={112} /> : <span aria-hidden="true">{letters}</span>}
		</div>
	)
}
