/**
 * Turns a rendered page into what is sent: the body and the content security policy that belongs to it.
 *
 * The renderer is given a random mark as its nonce. When the whole page is there, every script and style that carries the
 * mark is hashed, the mark is removed, and the hashes become the policy. So the mark never leaves the server, a script
 * that came in with content has no hash and is blocked, and body and policy can be stored and compressed together.
 */
import { hash, randomUUID } from 'node:crypto'

export interface SealedPage {
	body: Buffer
	policy: string
}

/** A secret for one render; 122 random bits. */
export function newMark(): string {
	return randomUUID().replaceAll('-', '')
}

/** What a renderer leaves in the marked `<style>` element whose content is the same on every page of a kind. */
export const stylesPlace = '/*styles*/'

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const base =
	"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const policyOf = (scripts: Iterable<string>, styles: Iterable<string>) =>
	`script-src ${["'self'", ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; ${base}`

/**
 * Hashes what carries the mark, and removes the mark.
 *
 * `styles` go where the page has left a place for them. They are half of the page and the same for all of its kind, so they are
 * turned into bytes and hashed once and not with each page.
 */
export function seal(html: string, mark: string, styles = ''): SealedPage {
	const scriptHashes = new Set<string>()
	const styleHashes = new Set<string>()
	const [start = '', ...rest] = html
		// A browser reads NUL as another character, and a script with one would no longer have its hash.
		.replaceAll('\0', '\uFFFD')
		.replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
		.split(` nonce="${mark}"`)
	let before = start
	for (const piece of rest) {
		const tag = tagAtEnd(before)
		const code = tag && contentAtStart(piece, tag)
		if (code === stylesPlace) styleHashes.add(bytesOf(styles).hash)
		else if (code) (tag === 'script' ? scriptHashes : styleHashes).add(sha256(code))
		before = piece
	}
	return { body: fill([start, ...rest].join(''), styles), policy: policyOf(scriptHashes, styleHashes) }
}

/** `…<script src="/a.js"`: which element is being opened. */
function tagAtEnd(text: string): 'script' | 'style' | null {
	const opened = text.slice(text.lastIndexOf('<') + 1)
	if (/^script\b/.test(opened)) return 'script'
	return /^style\b/.test(opened) ? 'style' : null
}

/** `>code</script>…`: what the element contains; nothing for a script with a source. */
function contentAtStart(text: string, tag: string): string {
	return text.slice(text.indexOf('>') + 1, text.indexOf(`</${tag}>`))
}

function fill(html: string, styles: string): Buffer {
	const place = styles ? html.indexOf(stylesPlace) : -1
	if (place < 0) return Buffer.from(html)
	const after = html.slice(place + stylesPlace.length)
	return Buffer.concat([Buffer.from(html.slice(0, place)), bytesOf(styles).bytes, Buffer.from(after)])
}

/** One for each kind of page. */
const stylesAsBytes = new Map<string, { bytes: Buffer; hash: string }>()

function bytesOf(styles: string) {
	const known = stylesAsBytes.get(styles) ?? { bytes: Buffer.from(styles), hash: sha256(styles) }
	stylesAsBytes.set(styles, known)
	return known
}

/** While developing pages are not stored, and Vite adds `<style>` elements of its own. */
export function developmentPolicy(mark: string): string {
	return `script-src 'self' 'nonce-${mark}'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; ${base}`
}
