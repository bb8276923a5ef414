import { classNames } from '#web/ui/class-names.ts'
import { pictureSet } from '#web/ui/pictures/picture-set.ts'
import css from './post-cover.module.css'

interface PostCoverProps {
	/** Is 800 px wide. Where it is null, a tile stands for it. */
	large: string | null
	/** Is 320 px wide. */
	small: string | null
	/** The picture is shown this wide, as the attribute of `img` says it. */
	sizes: string
	/** It is the first thing to be seen. */
	isFirst?: boolean
	className?: string | undefined
}

/** Shows a picture that only repeats what the heading says: readers who do not see it miss nothing. */
export function PostCover({ large, small, sizes, isFirst = false, className }: PostCoverProps) {
	if (!large) return <div className={classNames(css.cover, css.tile, className)} />
	return (
		<img
			className={classNames(css.cover, className)}
			src={large}
			srcSet={pictureSet(large, small)}
			sizes={sizes}
			width="800"
			height="500"
			alt=""
			loading={isFirst ? 'eager' : 'lazy'}
			fetchPriority={isFirst ? 'high' : 'auto'}
		/>
	)
}
