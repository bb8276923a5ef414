import { basename } from 'node:path'
import { postKind } from '@aravalli/shared/blogs/kind'
import { contentProblems } from '@aravalli/shared/content/problems'
import { type PostFile, postFile, toPost } from '../server/src/features/blogs/post-file.ts'
import { type Named, readFiles } from './checked-files.ts'
import { pairProblems } from './pair-problems.ts'
import { pictureProblems } from './picture-problems.ts'
import { coverPalettes } from './pictures/cover-palettes.ts'
import { richTextProblems } from './rich-text-problems.ts'

const fewestPosts = 10
const chapters = { fewest: 2, most: 4 }
const coverBytes = { large: 25_000, small: 6000 }

/** Nothing depends on this day but that posts of the demo are never of the future. */
const someDay = '2026-11-18'

/**
 * Lists everything that is wrong with the blog posts below a content folder, one line each.
 *
 * @param publicFolder where the pictures lie that they name
 */
export async function blogsProblems(folder: string, publicFolder: string) {
	const posts = await readFiles(folder, 'blogs', postFile)
	const found = [...posts.problems]
	for (const { path, file } of posts.files) {
		const pictures = [
			...(await pictureProblems(publicFolder, file.picture, [16, 10], coverBytes.large)),
			...(await pictureProblems(publicFolder, file.pictureSmall, [16, 10], coverBytes.small)),
		]
		found.push(...[...postFileProblems(file), ...pictures].map((problem) => `${path}: ${problem}`))
	}
	found.push(...repeatedHeadings(posts.files))
	if (posts.files.length < fewestPosts) {
		found.push(`There are ${posts.files.length} blog posts; at least ${fewestPosts} are wanted.`)
	}
	return { problems: found, postCount: posts.files.length }
}

function postFileProblems(file: PostFile): string[] {
	const { english, hindi, tags } = file
	const { hindi: texts, ...post } = toPost(file, someDay)
	const begun = english.body.filter((block) => block.startsWith('<h2>')).length
	return [
		...pairProblems('heading', { english: english.heading, hindi: hindi.heading }),
		...pairProblems('description', { english: english.description, hindi: hindi.description }),
		...tagProblems(tags),
		...richTextProblems({ english: english.body, hindi: hindi.body }),
		...(begun < chapters.fewest || begun > chapters.most
			? [`has ${begun} chapters; ${chapters.fewest} to ${chapters.most} are wanted`]
			: []),
		...(file.cover.palette in coverPalettes ? [] : [`has a cover in ${file.cover.palette}, which is no palette`]),
		...contentProblems(postKind, { ...post, hindi: texts ?? post.english }, someDay).map(
			(problem) => `could not be published: ${problem.path} ${problem.code}`,
		),
	]
}

function tagProblems({ english, hindi }: PostFile['tags']): string[] {
	if (english.length !== hindi.length) return ['has more tags in one language than in the other']
	return english.flatMap((tag, index) => pairProblems(`tag ${index + 1}`, { english: tag, hindi: hindi[index] ?? '' }))
}

function repeatedHeadings(files: Named<PostFile>[]): string[] {
	const first = new Map<string, string>()
	return files.flatMap(({ path, file: { english } }) => {
		const other = first.get(english.heading)
		first.set(english.heading, other ?? path)
		return other ? [`${path}: has the same heading as ${basename(other)}`] : []
	})
}
