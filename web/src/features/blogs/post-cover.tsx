import { classNames } from '#web/ui/class-names.ts'
import { pictureSet } from '#web/ui/pictures/picture-set.ts'
import css from './post-cover.module.css'

interface PostCoverProps {
	/** Is the wide one. Where it is null there is no picture. */
	large: string | null
	/** Is the one for a row. */
	small: string | null
	/** The picture is shown this wide, as the attribute of `img` says it. */
	sizes: string
	/** It is the first thing to be seen. */
	isFirst?: boolean
	className?: string | undefined
}

/** Shows a picture that only repeats what the heading says: readers who do not see it miss nothing. */
export function PostCover({ large, small, sizes, isFirst = false, className }: PostCoverProps) {
	if (!large) return null
	return (
		<img
			className={classNames(css.cover, className)}
			src={large}
			srcSet={pictureSet(large, small)}
			sizes={sizes}
			width="640"
			height="400"
			alt=""
			loading={isFirst ? 'eager' : 'lazy'}
			fetchPriority={isFirst ? 'high' : 'auto'}
		/>
	)
}
