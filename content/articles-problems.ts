import { basename } from 'node:path'
import { contentProblems } from '@aravalli/shared/content/problems'
import { type ArticleCategory, articleCategories } from '@aravalli/shared/current-affairs/article'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { type ArticleFile, articleFile, toArticle } from '../server/src/features/current-affairs/article-file.ts'
import { type Named, readFiles } from './checked-files.ts'
import { pairProblems } from './pair-problems.ts'
import { pictureProblems } from './picture-problems.ts'
import type { CoverPalette } from './pictures/cover-palettes.ts'
import { richTextProblems } from './rich-text-problems.ts'

const fewestArticles = 40
/** Three months are as many as every filter of days needs to find something. */
const mostDaysAgo = 92
const keyPoints = { fewest: 3, most: 5 }
const coverBytes = { large: 25_000, small: 6000 }

/** Readers know a category by its colour, on covers as on the tiles that stand for them. */
const palettes: Record<ArticleCategory, CoverPalette> = {
	politics: 'indigo',
	economy: 'ochre',
	sports: 'brick',
	science: 'slate',
	environment: 'teal',
	international: 'blue',
}

/** Nothing depends on this day but that articles of the demo are never of the future. */
const someDay = '2026-11-18'

/**
 * Lists everything that is wrong with the current-affairs articles below a content folder, one line each.
 *
 * @param publicFolder where the pictures lie that they name
 */
export async function articlesProblems(folder: string, publicFolder: string) {
	const articles = await readFiles(folder, 'current-affairs', articleFile)
	const found = [...articles.problems]
	for (const { path, file } of articles.files) {
		const pictures = [
			...(await pictureProblems(publicFolder, file.picture, [16, 10], coverBytes.large)),
			...(await pictureProblems(publicFolder, file.pictureSmall, [16, 10], coverBytes.small)),
		]
		found.push(...[...articleFileProblems(file), ...pictures].map((problem) => `${path}: ${problem}`))
	}
	return { problems: [...found, ...collectionProblems(articles.files)], articleCount: articles.files.length }
}

function articleFileProblems(file: ArticleFile): string[] {
	const { english, hindi, ...common } = toArticle(file, someDay)
	const copy = { ...common, english, hindi: hindi ?? english }
	return [
		...textProblems(file),
		...(file.cover.palette === palettes[file.category]
			? []
			: [`has a cover in ${file.cover.palette}; ${file.category} is ${palettes[file.category]}`]),
		...(file.daysAgo > mostDaysAgo ? [`is ${file.daysAgo} days old; at most ${mostDaysAgo} are wanted`] : []),
		...contentProblems(articleKind, copy, someDay).map(
			(problem) => `could not be published: ${problem.path} ${problem.code}`,
		),
	]
}

function textProblems({ english, hindi, tags }: ArticleFile): string[] {
	const pairs = (['title', 'teaser', 'prelims', 'mains'] as const).flatMap((name) =>
		pairProblems(name, { english: english[name], hindi: hindi[name] }),
	)
	const points = english.keyPoints.length
	const isFew = points < keyPoints.fewest || points > keyPoints.most
	return [
		...pairs,
		...linesProblems('key point', english.keyPoints, hindi.keyPoints),
		...(isFew ? [`has ${points} key points; ${keyPoints.fewest} to ${keyPoints.most} are wanted`] : []),
		...linesProblems('tag', tags.english, tags.hindi),
		...richTextProblems({ english: english.body, hindi: hindi.body }),
	]
}

function linesProblems(name: string, english: string[], hindi: string[]): string[] {
	if (english.length !== hindi.length) return [`has more ${name}s in one language than in the other`]
	return english.flatMap((line, index) =>
		pairProblems(`${name} ${index + 1}`, { english: line, hindi: hindi[index] ?? '' }),
	)
}

function collectionProblems(files: Named<ArticleFile>[]): string[] {
	const missing = articleCategories.filter((category) => !files.some(({ file }) => file.category === category))
	return [
		...missing.map((category) => `${category} has no article.`),
		...(files.length < fewestArticles
			? [`There are ${files.length} articles; at least ${fewestArticles} are wanted.`]
			: []),
		...repeatedTitles(files),
		...unevenTags(files),
	]
}

function repeatedTitles(files: Named<ArticleFile>[]): string[] {
	const first = new Map<string, string>()
	return files.flatMap(({ path, file: { english } }) => {
		const other = first.get(english.title)
		first.set(english.title, other ?? path)
		return other ? [`${path}: has the same title as ${basename(other)}`] : []
	})
}

/** Checks that each tag has one translation, because articles meet by their tags. */
function unevenTags(files: Named<ArticleFile>[]): string[] {
	const first = new Map<string, string>()
	return files.flatMap(({ path, file: { tags } }) =>
		tags.english.flatMap((tag, index) => {
			const hindi = tags.hindi[index] ?? ''
			const known = first.get(tag) ?? hindi
			first.set(tag, known)
			return known === hindi ? [] : [`${path}: calls the tag “${tag}” “${hindi}”, elsewhere it is “${known}”`]
		}),
	)
}
