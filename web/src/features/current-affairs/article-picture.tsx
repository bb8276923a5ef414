import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { classNames } from '#web/ui/class-names.ts'
import { pictureSet } from '#web/ui/pictures/picture-set.ts'
import css from './article-picture.module.css'

/** On a phone the newest article has a row's picture. */
const largeSizes = '(min-width: 1280px) 634px, (min-width: 1024px) 52vw, (min-width: 640px) 95vw, 104px'

interface ArticlePictureProps {
	article: Pick<ArticleCard, 'category' | 'imageUrl' | 'imageUrlSmall'>
	/** Is 'large' where the article is what the page is about. */
	size?: 'small' | 'large'
	className?: string | undefined
}

/** Says nothing that the words beside it do not say. Without it, or until it comes, its place has the colours of the category. */
export function ArticlePicture({ article, size = 'small', className }: ArticlePictureProps) {
	const { category, imageUrl, imageUrlSmall } = article
	const isLarge = size === 'large'
	const address = isLarge ? imageUrl : imageUrlSmall
	const set = isLarge && imageUrl ? { srcSet: pictureSet(imageUrl, imageUrlSmall), sizes: largeSizes } : {}
	return (
		<div className={classNames(css.tile, css[category], className)}>
			{address && (
				<img
					className={css.picture}
					src={address}
					{...set}
					alt=""
					width={isLarge ? 640 : 320}
					height={isLarge ? 400 : 200}
					loading={isLarge ? 'eager' : 'lazy'}
					fetchPriority={isLarge ? 'high' : 'auto'}
				/>
			)}
		</div>
	)
}
