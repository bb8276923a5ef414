import { postKind } from '@aravalli/shared/blogs/kind'
import { countWords } from '@aravalli/shared/count-words'
import { readingMinutes } from '@aravalli/shared/reading-minutes'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { PostArticle } from './post-article.tsx'

/** Shows editors a post as its readers see it. */
export function PostPreview({ copy, language }: PreviewProps) {
	const { common, answered, isFallback } = previewed(postKind, copy, language)
	const post = {
		...answered,
		_id: 'preview',
		img: common.picture?.large ?? null,
		imgSmall: common.picture?.small ?? null,
		createdAt: '',
		updatedAt: '',
		readTime: readingMinutes(countWords(richTextWords(answered.body))),
		isFallback,
	}
	return (
		<PageBody>
			<PostArticle post={post} />
		</PageBody>
	)
}
