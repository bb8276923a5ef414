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

/** Makes a secret for one render; 122 random bits. */
export function newMark(): string {
	return randomUUID().replaceAll('-', '')
}

/** A renderer leaves this in the marked `<style>` element whose content is the same on every page of a kind. */
export const stylesPlace = '/*styles*/'

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** @param hosts are other origins that a page may load from, such as those of the payment provider's checkout */
const baseOf = (hosts: readonly string[]) => {
	const own = ["'self'", ...hosts].join(' ')
	const foreign = hosts.length > 0 ? `frame-src ${own}; connect-src ${own}; ` : ''
	return `default-src 'self'; ${foreign}img-src ${own} data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
}

const policyOf = (scripts: Iterable<string>, styles: Iterable<string>, hosts: readonly string[]) =>
	`script-src ${["'self'", ...hosts, ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; ${baseOf(hosts)}`

/**
 * Hashes what carries the mark, and removes the mark.
 *
 * `styles` go where the page has left a place for them. They are half of the page and the same for all of its kind, so they are
 * turned into bytes and hashed once and not with each page; the rest is searched and turned into bytes once.
 *
 * @param hosts are other origins that the page may load scripts, frames and pictures from
 */
export function seal(html: string, mark: string, styles = '', hosts: readonly string[] = []): SealedPage {
	const hashes = { script: new Set<string>(), style: new Set<string>() }
	// A browser reads NUL as another character, and a script with one would no longer have its hash.
	const text = html.replaceAll('\0', '\uFFFD')
	const parts: (string | Buffer)[] = []
	let taken = 0
	const takeUntil = (end: number) => {
		const part = text.slice(taken, end).replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
		parts.push(part)
		taken = end
		return part
	}
	const attribute = ` nonce="${mark}"`
	for (let at = text.indexOf(attribute); at >= 0; at = text.indexOf(attribute, taken)) {
		const tag = tagAtEnd(takeUntil(at))
		taken += attribute.length
		if (!tag) continue
		const start = text.indexOf('>', taken) + 1
		// A script with a source has nothing inside.
		const code = text.slice(start, text.indexOf(`</${tag}>`, start))
		if (styles && code === stylesPlace) {
			const { bytes, hash } = bytesOf(styles)
			hashes.style.add(hash)
			takeUntil(start)
			parts.push(bytes)
			taken += stylesPlace.length
		} else if (code) hashes[tag].add(sha256(code))
	}
	takeUntil(text.length)
	return { body: join(parts), policy: policyOf(hashes.script, hashes.style, hosts) }
}

/** Tells which element is being opened: `…<script src="/a.js"`. */
function tagAtEnd(text: string): 'script' | 'style' | null {
	const opened = text.slice(text.lastIndexOf('<') + 1)
	if (/^script\b/.test(opened)) return 'script'
	return /^style\b/.test(opened) ? 'style' : null
}

function join(parts: (string | Buffer)[]): Buffer {
	const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
	let length = 0
	for (const part of parts) length += typeof part === 'string' ? bytes.write(part, length) : part.copy(bytes, length)
	return bytes
}

/** Each kind of page has one. */
const stylesAsBytes = new Map<string, { bytes: Buffer; hash: string }>()

function bytesOf(styles: string) {
	const known = stylesAsBytes.get(styles) ?? { bytes: Buffer.from(styles), hash: sha256(styles) }
	stylesAsBytes.set(styles, known)
	return known
}

/** Gives the policy for developing, when pages are not stored and Vite adds `<style>` elements of its own. */
export function developmentPolicy(mark: string): string {
	return `script-src 'self' 'nonce-${mark}'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; ${baseOf([])}`
}
