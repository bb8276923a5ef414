/** What a copy says about itself, in the language of its account: texts that any device can open. */
import { brand } from '@aravalli/shared/brand'
import { formatMoment } from '@aravalli/shared/format-moment'
import { type Language, languageTags } from '@aravalli/shared/language'
import { html } from '../../platform/markup.ts'
import { guideWords } from './guide-words.ts'

/** @param paths of all files: what there is none of is not spoken of */
export function readMe(paths: readonly string[], now: Date, language: Language): string {
	const m = guideWords[language]
	const isThere = (part: string) => part === 'data.json' || paths.some((path) => path.startsWith(part))
	const lines = m.parts.filter(({ path }) => isThere(path)).map(({ path, what }) => `${path}\n  ${what}`)
	return [
		m.title,
		m.madeAt(formatMoment(now.toISOString(), language)),
		...m.intro,
		...lines,
		m.severalFiles,
		m.leftOut,
		m.questions(brand.email),
		'',
	].join('\n\n')
}

/** @param paths of all files; each stands in the folder of its part */
export function contentsPage(paths: readonly string[], now: Date, language: Language): string {
	const m = guideWords[language]
	const folders = Map.groupBy(paths.toSorted(), (path) => path.split('/')[0] ?? '')
	const link = (path: string) => html`<li><a href="${path}">${path}</a></li>`
	const page = html`<!doctype html>
<html lang="${languageTags[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.title}</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark}a{overflow-wrap:anywhere}</style>
<h1>${m.title}</h1>
<p>${m.madeAt(formatMoment(now.toISOString(), language))}</p>
${m.intro.map((text) => html`<p>${text}</p>`)}
<h2>data.json</h2>
<p><a href="data.json">data.json</a>: ${m.parts[0]?.what ?? ''}</p>
${[...folders].map(
	([folder, own]) => html`<h2>${folder}</h2>
<p>${m.parts.find(({ path }) => path.startsWith(folder))?.what ?? ''}</p>
<ul>${own.map(link)}</ul>`,
)}
<p>${m.severalFiles}</p>
<p>${m.leftOut}</p>
</html>
`
	return page.text
}

/** @param missing paths of files that were listed and are not there */
export const missingNote = (missing: readonly string[], language: Language): string =>
	[guideWords[language].missing, ...missing, ''].join('\n')
