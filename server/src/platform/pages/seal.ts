/**
 * Turns a rendered page into what is sent: the body and the content security policy that belongs to it.
 *
 * The renderer is given a random mark as its nonce. When the whole page is there, every script and style that carries the
 * mark is hashed, the mark is removed, and the hashes become the policy. So the mark never leaves the server, a script
 * that came in with content has no hash and is blocked, and body and policy can be stored and compressed together.
 */
import { createHash, randomUUID } from 'node:crypto'

export interface SealedPage {
	html: string
	policy: string
}

/** A secret for one render; 122 random bits. */
export function newMark(): string {
	return randomUUID().replaceAll('-', '')
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const base =
	"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const policyOf = (scripts: Iterable<string>, styles: Iterable<string>) =>
	`script-src ${["'self'", ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; ${base}`

/** Hashes what carries the mark, and removes the mark. */
export function seal(html: string, mark: string): SealedPage {
	const scripts = new Set<string>()
	const styles = new Set<string>()
	// `[^]*?` and not `+?`: a script with `src` is empty, and `+?` would swallow the inline script after it.
	const marked = new RegExp(`<(script|style)\\b[^>]* nonce="${mark}"[^>]*>([^]*?)</\\1>`, 'g')
	for (const [, tag, code] of html.matchAll(marked)) {
		if (code) (tag === 'script' ? scripts : styles).add(sha256(code))
	}
	const unmarked = html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(` nonce="${mark}"`, '')
	return { html: unmarked, policy: policyOf(scripts, styles) }
}

/** While developing pages are not stored, and Vite adds `<style>` elements of its own. */
export function developmentPolicy(mark: string): string {
	return `script-src 'self' 'nonce-${mark}'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; ${base}`
}
