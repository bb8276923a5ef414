import type { AnyCopy } from '@aravalli/shared/content/kind'
import { searchedTexts } from '@aravalli/shared/content/searched-texts'
import { type Language, languages } from '@aravalli/shared/language'
import { searchWords } from '../server/src/platform/search/search-words.ts'
import type { Demo, ReadFile } from './demo.ts'
import { repeated } from './repeated.ts'

export interface ReadKind {
	demo: Demo
	files: ReadFile[]
}

/** Says what is wrong with the files of a demo taken together; one line each. */
export function collectionProblems({ demo, files }: ReadKind): string[] {
	return [
		...countProblems(demo, files.length),
		...sameKeys(demo, files),
		...(demo.oneTranslation ? unevenTranslations(demo.oneTranslation, files) : []),
		...(demo.jointProblems?.(files) ?? []),
	]
}

function countProblems({ count, folder }: Demo, there: number): string[] {
	if (!count) return []
	const [fewest, most] = count
	if (there >= fewest && there <= most) return []
	return [`${folder} has ${there} files; ${most === fewest ? fewest : `at least ${fewest}`} are wanted`]
}

function sameKeys({ keysOf }: Demo, files: ReadFile[]): string[] {
	const keys = files.flatMap(({ path, file }) =>
		Object.entries(keysOf?.(file) ?? {}).map(([what, value]) => ({ path, what, key: `${what} ${value}` })),
	)
	return repeated(keys).map(([first, { path, what }]) => `${path}: has the same ${what} as ${first.path}`)
}

/** A name has one translation, in both directions: items meet by it. */
function unevenTranslations(field: string, files: ReadFile[]): string[] {
	const names = files.flatMap(({ path, items }) =>
		items.flatMap(({ copy }) => {
			const [english, hindi] = languages.map((language) => [copy[language][field]].flat() as string[])
			return english?.map((name, index) => ({ path, english: name, hindi: hindi?.[index] ?? '' })) ?? []
		}),
	)
	return languages.flatMap((language) => {
		const other = language === 'english' ? 'hindi' : 'english'
		return repeated(names.map((name) => ({ ...name, key: name[language] })))
			.filter(([first, again]) => first[other] !== again[other])
			.map(
				([first, again]) =>
					`${again.path}: calls the ${field} “${again[language]}” “${again[other]}”; in ${first.path} it is “${first[other]}”`,
			)
	})
}

/** Lists items with the same id, and titles that a search could not tell apart, over kinds whose files lie side by side. */
export function repeatedItems(read: ReadKind[]): string[] {
	const items = read.flatMap(({ demo, files }) =>
		files.flatMap(({ path, items }) =>
			items.map((item) => ({ demo, path, ...item, shelf: demo.folder.split('/')[0] })),
		),
	)
	const ids = repeated(items.map(({ path, shelf, id }) => ({ path, key: `${shelf} ${id}` }))).map(
		([first, { path }]) => `${path}: has the same id as ${first.path}`,
	)
	const titles = languages.flatMap((language) =>
		repeated(
			items.flatMap(({ demo, path, shelf, copy }) =>
				titlesOf(demo, copy, language).map((title) => ({ path, key: `${shelf} ${title}` })),
			),
		).map(([first, { path }]) => `${path}: has the same title as ${first.path} (${language})`),
	)
	return [...ids, ...titles]
}

/** Of questions in parts, each is one. A title is told by its text where it has no word that a search would look for (“Why?”, “How?”). */
function titlesOf({ own: { kind }, mayShareTitles }: Demo, copy: AnyCopy, language: Language): string[] {
	if (mayShareTitles) return []
	return searchedTexts(kind, copy[language], 'title').map((title) => searchWords(title).join(' ') || title)
}
