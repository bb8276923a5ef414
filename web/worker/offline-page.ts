import { brand } from '@aravalli/shared/brand'
import { buildFiles } from './build-files.ts'
import { messages as english } from './messages.en.ts'
import { messages as hindi } from './messages.hi.ts'
import styles from './offline-page.css?inline'
import type { ReaderPreferences } from './reader-preferences.ts'

const texts = { english, hindi }
const tags = { english: 'en', hindi: 'hi' }

/** These are the far, middle and near row of `Ridge`. */
const hills = [
	'M0 120V78C60 70 84 40 130 40s58 34 104 34 66-56 122-56 70 46 118 46 60-20 98-20 64 36 116 36 82-62 146-62 78 52 128 52 66-28 112-28 66 34 110 34 74-48 126-48 72 34 130 34v90Z',
	'M0 120V96c70 0 96-30 150-30s74 28 126 28 82-40 144-40 88 38 140 38 76-24 126-24 84 28 138 28 92-44 154-44 86 40 136 40 72-22 118-22 80 24 128 24 60-12 80-16v42Z',
	'M0 120v-8c90 0 120-22 190-22s100 20 170 20 110-26 184-26 108 24 176 24 96-16 158-16 104 18 172 18 112-24 184-24 116 20 206 16v18Z',
]
const folds = [
	'M2.2 22.6C7.4 22.6 7.6 4.2 12.6 4.2 16.4 4.2 16.6 11.4 20.6 11.4 25 11.4 25 22.6 29.8 22.6',
	'M8.4 22.6C11.2 22.6 10.6 11.6 13 11.6 15.4 11.6 15.8 17.2 19 17.2 21.6 17.2 22 22.6 24.2 22.6',
	'M2.2 28.4H29.8',
]
const drawing = (viewBox: string, paths: string[], attributes: string) =>
	`<svg viewBox="${viewBox}" aria-hidden="true" ${attributes}>${paths.map((path) => `<path d="${path}"/>`).join('')}</svg>`

const comeBack = "addEventListener('online',()=>location.reload())"

/**
 * Stands in the place of any page while there is no network: it is complete in itself. Trying again asks for the same address; that
 * happens by itself when the network is back.
 */
export async function offlineAnswer({ language, attributes }: ReaderPreferences): Promise<Response> {
	const m = texts[language]
	const style = (await fontFaces(language)) + styles
	const look = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
	const html = `<!doctype html>
<html lang="${tags[language]}" dir="ltr"${look.join('')}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${m.title} | ${brand.name[language]}</title><style>${style}</style></head>
<body><main class="wrap offline"><p class="brand">${drawing('0 0 32 32', folds, 'class="mark"')}${brand.name[language]}</p><section class="sheet"><h1>${m.title}</h1><p>${m.text}</p><p class="kept">${m.kept}</p><a class="again" href="">${m.tryAgain}</a></section></main><div class="ground">${drawing('0 0 1440 120', hills, 'class="hills" preserveAspectRatio="none"')}</div><script>${comeBack}</script></body>
</html>`
	return new Response(html, {
		status: 503,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'content-security-policy': `default-src 'none'; style-src '${await hashOf(style)}'; script-src '${await hashOf(comeBack)}'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
		},
	})
}

/** Names only fonts that are kept: others could not be had. */
async function fontFaces(language: ReaderPreferences['language']): Promise<string> {
	const { text, display } = buildFiles.fonts[language]
	const faces = await Promise.all([
		fontFace('Khula', text, 'ascent-override:114%;descent-override:47%'),
		fontFace('Eczar', display, 'ascent-override:121%;descent-override:57%'),
	])
	return faces.join('')
}

async function fontFace(family: string, file: string, measures: string): Promise<string> {
	if (!(await caches.match(file))) return ''
	return `@font-face{font-family:${family};font-weight:400 800;src:url("${file}") format("woff2");${measures};line-gap-override:0%}`
}

async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
	return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
