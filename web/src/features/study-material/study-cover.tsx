import type { StudyCard } from '@aravalli/shared/study-material/contract'
import type { Section } from '@aravalli/shared/study-sections'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { clipboardListIcon, imageIcon, lightbulbIcon, mapIcon, networkIcon } from '#web/ui/icons.ts'
import { pictureSet } from '#web/ui/pictures/picture-set.ts'
import css from './study-cover.module.css'

/** The sections have the same icons in the menu. */
const sectionIcons: Record<Section, string> = {
	'to-the-point': clipboardListIcon,
	'mind-map': networkIcon,
	infographics: imageIcon,
	'learning-through-map': mapIcon,
	'mains-answer-enrichment-capsule': lightbulbIcon,
}

interface StudyCoverProps {
	section: Section
	item: Pick<StudyCard, 'img' | 'imgSmall'>
	/** The picture is shown this wide, as the attribute of `img` says it. */
	sizes: string
	/** It is among the first things to be seen. */
	isFirst?: boolean
	className?: string | undefined
}

/**
 * Shows a picture that only repeats what the heading says: readers who do not see it miss nothing. Until
 * it comes, or where it cannot be had, the tile of the section is in its place.
 */
export function StudyCover({ section, item: { img, imgSmall }, sizes, isFirst = false, className }: StudyCoverProps) {
	if (!img) return null
	return (
		<div className={classNames(css.tile, className)} data-section={section}>
			<Icon path={sectionIcons[section]} className={css.icon} />
			<img
				className={css.picture}
				src={img}
				srcSet={pictureSet(img, imgSmall)}
				sizes={sizes}
				width="640"
				height="400"
				alt=""
				loading={isFirst ? 'eager' : 'lazy'}
				fetchPriority={isFirst ? 'high' : 'auto'}
			/>
		</div>
	)
}
