import { describe, expect, it } from 'vitest'
import { hasSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts'

const token = 'aZ09_-'.padEnd(43, 'x')

describe('the token of a cookie header', () => {
	it.each([
		['its own', `__Host-aravalli_session=${token}`, true, token],
		['between others', `a=b; __Host-aravalli_session=${token}; c=d`, true, token],
		['without spaces', `a=b;__Host-aravalli_session=${token};c=d`, true, token],
		['over http', `aravalli_session=${token}`, false, token],
		['the name for http over https', `aravalli_session=${token}`, true, null],
		['the name for https over http', `__Host-aravalli_session=${token}`, false, null],
		['a longer name', `x__Host-aravalli_session=${token}`, true, null],
		['a name inside a value', `a=x aravalli_session=${token}`, false, null],
		['too short', `__Host-aravalli_session=${token.slice(1)}`, true, null],
		['too long', `__Host-aravalli_session=${token}x`, true, null],
		['other characters', `__Host-aravalli_session=${token.slice(1)}+`, true, null],
		['in quotes', `__Host-aravalli_session="${token}"`, true, null],
		['empty', '__Host-aravalli_session=', true, null],
		['none', 'theme=dark', true, null],
	])('%s', (_, header, isSecure, expected) => expect(sessionToken(header, isSecure)).toBe(expected))

	it('is none without a header', () => expect(sessionToken(undefined, true)).toBeNull())
})

it.each([
	[undefined, false],
	['theme=dark', false],
	['aravalli_session=', true],
	['__Host-aravalli_session=x', true],
])('%s has a session cookie: %s', (header, has) => expect(hasSessionCookie(header)).toBe(has))

it('is set for scripts and other sites not to read or send', () => {
	expect(setSessionCookie(token, 60, true)).toBe(
		`__Host-aravalli_session=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
	)
	expect(setSessionCookie('', 0, false)).toBe('aravalli_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})
