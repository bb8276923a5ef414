import { type ArticleCategory, articleCategories } from '@aravalli/shared/current-affairs/article'
import { postFiles } from '../../server/src/features/blogs/post-file.ts'
import { articleFiles } from '../../server/src/features/current-affairs/article-file.ts'
import { declareDemo } from '../demo.ts'
import { coverObjects } from '../pictures/cover-objects.ts'
import { type CoverPalette, coverPalettes } from '../pictures/cover-palettes.ts'

export const coverBytes = 10_000

/** What is written since names its sources. */
const sourcedSince = '2026-11-28'

/** Readers know a category by its colour, on covers as on the tiles that stand for them. */
const palettes: Record<ArticleCategory, CoverPalette> = {
	politics: 'indigo',
	economy: 'ochre',
	sports: 'brick',
	science: 'slate',
	environment: 'teal',
	international: 'blue',
}

export const articlesDemo = declareDemo({
	...articleFiles,
	count: [60, Number.POSITIVE_INFINITY],
	entries: { keyPoints: [3, 5] },
	oneTranslation: 'tags',
	pictureBytes: coverBytes,
	ownProblems: ({ cover: { palette, object }, category, writtenOn, english }) => [
		...(palette === palettes[category] ? [] : [`has a cover in ${palette}; ${category} is ${palettes[category]}`]),
		...coverProblems({ palette, object }),
		...(writtenOn >= sourcedSince && english.sources.length === 0 ? ['names no source'] : []),
	],
	jointProblems: (files) =>
		articleCategories
			.filter((category) => !files.some(({ file }) => file.category === category))
			.map((category) => `${category} has no article`),
})

export const postsDemo = declareDemo({
	...postFiles,
	count: [10, Number.POSITIVE_INFINITY],
	entries: { body: [2, 4] },
	pictureBytes: coverBytes,
	ownProblems: ({ cover }) => coverProblems(cover),
})

export const coverProblems = ({ palette, object }: { palette: string; object?: string | undefined }) => [
	...(palette in coverPalettes ? [] : [`has a cover in ${palette}, which is no palette`]),
	...(!object || object in coverObjects ? [] : [`has a cover of ${object}, which nobody has drawn`]),
]
