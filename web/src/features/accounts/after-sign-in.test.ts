import { describe, expect, it } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

describe('after the sign-in', () => {
	it.each([
		[undefined, '/'],
		['', '/'],
		['/courses', '/courses'],
		['/login', '/'],
		['login/?redirect=/courses', '/'],
		['/login-of-others', '/login-of-others'],
		['courses', '/courses'],
		['current-affairs?page=2', '/current-affairs?page=2'],
		['/mains-practice?tab=miq#top', '/mains-practice?tab=miq#top'],
		['onboarding', '/onboarding'],
		['/session-booking', '/session-booking'],
	])('%j leads to %j', (redirect, path) => {
		expect(afterSignIn(redirect)).toEqual({ path, isBookingPending: false })
	})

	it('goes on with a booking on the dashboard', () => {
		expect(afterSignIn('session-booking')).toEqual({ path: '/dashboard', isBookingPending: true })
	})

	it.each([
		'//evil.example',
		'///evil.example',
		' //evil.example',
		'//evil.example/%2e%2e',
		'//@evil.example',
		'https://evil.example',
		'https:evil.example',
		'HTTPS:/evil.example',
		'\\\\evil.example',
		'/\\evil.example',
		'\\/evil.example',
		'/\t/evil.example',
		'\t//evil.example',
		'/\n/evil.example',
		'\r\n//evil.example',
		'/\u0000/evil.example',
		'\u007f//evil.example',
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:x',
		'mailto:a@evil.example',
		'blob:https://evil.example/1',
	])('%j, which would leave the site, leads home', (redirect) => {
		expect(afterSignIn(redirect).path).toBe('/')
	})

	it.each([
		'/%09/evil.example',
		'/%2f/evil.example',
		'/%5cevil.example',
		'/.//evil.example',
		'/x/..//evil.example',
		'/%2e//evil.example',
		'@evil.example',
		'/@evil.example',
		'.evil.example',
		'evil.example',
		'\u2215\u2215evil.example',
		'\uff0f\uff0fevil.example',
		'/\u3002evil.example',
		'\u2028//evil.example',
		'\u00a0https://evil.example',
		'?//evil.example',
		'#//evil.example',
		'/a?next=https://evil.example',
	])('%j stays on this site', (redirect) => {
		const { path } = afterSignIn(redirect)
		expect(path).toMatch(/^\/(?![/\\])/)
		expect(new URL(path, 'https://home.example').origin).toBe('https://home.example')
	})
})
