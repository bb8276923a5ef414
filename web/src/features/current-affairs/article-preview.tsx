import { languageState } from '@aravalli/shared/content/language-state'
import { countWords } from '@aravalli/shared/count-words'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { readingMinutes } from '@aravalli/shared/reading-minutes'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { ArticleView } from './reader/article-view.tsx'

/** Shows editors an article as readers who have signed in see it. */
export function ArticlePreview({ copy, language }: PreviewProps) {
	const { common, answered, texts: english } = previewed(articleKind, copy, 'english')
	const hindi =
		languageState(articleKind, copy.hindi) === 'missing' ? null : previewed(articleKind, copy, 'hindi').texts
	const words = [english, hindi ?? english].map(({ body }) => countWords(richTextWords(body)))
	const article = {
		...answered,
		_id: 'preview',
		titleHindi: hindi?.title ?? null,
		teaserHindi: hindi?.teaser ?? null,
		tagsHindi: hindi?.tags ?? null,
		descriptionHindi: hindi?.body ?? null,
		pointers: { english, hindi },
		imageUrl: common.picture?.large ?? null,
		imageUrlSmall: common.picture?.small ?? null,
		readTime: readingMinutes(Math.max(...words)),
		views: 0,
		isLocked: false,
		isFallback: language === 'hindi' && !hindi,
		updatedAt: '',
	}
	return <ArticleView article={article} />
}
