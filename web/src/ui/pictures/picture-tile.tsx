import { Icon } from '../icon.tsx'
import { imageIcon } from '../icons.ts'
import css from './picture-list.module.css'

/** Takes the place of a picture that cannot be shown. @param alt is empty where words beside it say it already */
export function PictureTile({ alt }: { alt: string }) {
	return (
		<span className={css.tile} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
			<Icon path={imageIcon} />
		</span>
	)
}
