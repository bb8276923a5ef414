import { articleCategories } from '@aravalli/shared/current-affairs/article'
import type { ArticleContent } from '@aravalli/shared/current-affairs/kind'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { address, bilingual, cover, text, topicList, writtenOn } from '../../content/demo-parts.ts'
import { serverArticles } from './server-kind.ts'

const lines = z.array(text).min(1)

const texts = z.strictObject({
	title: text,
	teaser: text,
	/** Is rich text; each entry is an element. */
	body: lines,
	keyPoints: lines,
	prelims: text,
	mains: text,
	/** Names laws, orders, judgments and reports, one an entry. */
	sources: lines.default([]),
})

/** Reads an article as `content/current-affairs/<id>.json` holds it. */
export const articleFile = z.strictObject({
	topics: topicList,
	category: z.enum(articleCategories),
	writtenOn,
	cover,
	picture: address,
	pictureSmall: address,
	tags: bilingual(lines),
	english: texts,
	hindi: texts,
})

type ArticleFile = z.output<typeof articleFile>

export const articleFiles = oneItemEach({
	own: serverArticles,
	folder: 'current-affairs',
	shape: articleFile,
	toItem: toArticle,
})

export function toArticle(file: ArticleFile): ArticleContent {
	const textsIn = (language: 'english' | 'hindi') => ({
		...file[language],
		body: file[language].body.join('\n'),
		tags: file.tags[language],
	})
	return {
		category: file.category,
		topics: file.topics,
		publishedOn: file.writtenOn,
		picture: { large: file.picture, small: file.pictureSmall },
		pictureSource: '',
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
