import { Icon } from '../icon.tsx'
import { imageIcon } from '../icons.ts'
import css from './picture-list.module.css'

/** Takes the place of a picture that cannot be shown. */
export function PictureTile({ alt }: { alt: string }) {
	return (
		<span className={css.tile} role="img" aria-label={alt}>
			<Icon path={imageIcon} />
		</span>
	)
}
