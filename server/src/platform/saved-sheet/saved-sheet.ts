/**
 * Makes HTML documents to save that look like a sheet of the answer book: each complete in itself, loading nothing and running nothing.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, Markup } from '../markup.ts'

interface SavedSheet {
	language: string
	brand: string
	title: string
	/** Stands on the sheet. */
	content: Markup
}

/**
 * All that is put into a document is escaped; its own policy would stop what came through all the same.
 *
 * @param files with the styles of the content, after those of the sheet
 * @returns what writes a document
 */
export function savedSheets(files: URL[]): (sheet: SavedSheet) => string {
	const css = [new URL('./sheet.css', import.meta.url), ...files].map((file) => readFileSync(file, 'utf8')).join('\n')
	const hash = createHash('sha256').update(css).digest('base64')
	const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
	return ({ language, brand, title, content }) =>
		html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="author" content="${brand}">
<title>${title}</title>
<style>${new Markup(css)}</style>
</head>
<body>
<article class="sheet">
${content}
</article>
</body>
</html>
`.text
}
