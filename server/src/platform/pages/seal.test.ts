import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newMark, seal, stylesPlace } from './seal.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('sealing a page', () => {
	it('allows the scripts and styles that carry the mark, and no others', () => {
		const html = '<script nonce="m1">a()</script><style nonce="m1">b{}</style><script>evil()</script><style>x{}</style>'
		const { policy } = seal(html, 'm1')
		expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
		expect(policy).toContain(`style-src 'self' ${hash('b{}')};`)
		expect(policy).not.toContain(hash('evil()'))
		expect(policy).not.toContain(hash('x{}'))
		expect(policy).not.toContain('unsafe')
	})

	it('does not mistake an empty script with a source for the start of the next one', () => {
		const { policy } = seal('<script src="/a.js" nonce="m1"></script><script nonce="m1">b()</script>', 'm1')
		expect(policy).toContain(`script-src 'self' ${hash('b()')};`)
	})

	it('puts the style sheets in their place, also with signs that a replacement would read', () => {
		const styles = ".a::before{content:'$&$1'}"
		const { body, policy } = seal(`<style x="" nonce="m1">${stylesPlace}</style><p>हिं</p>`, 'm1', styles)
		expect(String(body)).toBe(`<style x="">${styles}</style><p>हिं</p>`)
		expect(policy).toContain(`style-src 'self' ${hash(styles)};`)
	})

	it('leaves a place that content has made as it is', () => {
		const { body } = seal(`<style nonce="m1">${stylesPlace}</style><p>${stylesPlace}</p>`, 'm1', 'a{}')
		expect(String(body)).toBe(`<style>a{}</style><p>${stylesPlace}</p>`)
	})

	it('hashes a NUL as the character that a browser makes of it', () => {
		const { body, policy } = seal('<script nonce="m1">a("\0")</script>', 'm1')
		expect(String(body)).toBe('<script>a("\uFFFD")</script>')
		expect(policy).toContain(hash('a("\uFFFD")'))
	})

	it('never lets the mark leave', () => {
		const html = '<meta property="csp-nonce" content="m1"/><script nonce="m1">a()</script><link nonce="m1" href="/x">'
		const sealed = seal(html, 'm1')
		expect(String(sealed.body)).toBe('<script>a()</script><link href="/x">')
		expect(sealed.policy).not.toContain('m1')
	})

	it('gives no script a hash for a mark that content has guessed wrongly', () => {
		const { policy } = seal('<script nonce="m2">evil()</script>', 'm1')
		expect(policy).toContain("script-src 'self';")
	})

	it('makes a new mark each time', () => {
		expect(newMark()).toMatch(/^[0-9a-f]{32}$/)
		expect(newMark()).not.toBe(newMark())
	})
})
