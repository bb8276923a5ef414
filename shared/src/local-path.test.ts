import { describe, expect, it } from 'vitest'
import { localPath } from './local-path.ts'

describe('where a form may lead back to', () => {
	it.each([
		['/answer-writing-practice?page=2', '/answer-writing-practice?page=2'],
		['courses', '/courses'],
		['/courses', '/courses'],
		['', '/'],
		['/a?search=जल', '/a?search=%E0%A4%9C%E0%A4%B2'],
		['/a b', '/a%20b'],
		['/a?to=https://x.example', '/a?to=https://x.example'],
	])('%j leads to %j', (target, path) => {
		expect(localPath(target)).toBe(path)
	})

	it.each([
		'//evil.example',
		'///evil.example',
		'https://evil.example',
		'HTTPS:evil.example',
		'javascript:alert(1)',
		'data:text/html,x',
		'\\\\evil.example',
		'/\\evil.example',
		'/\t/evil.example',
		'\n//evil.example',
		'/\u0000/evil.example',
		'mailto:a@b.example',
		'/.//evil.example',
		'.//evil.example',
		'/x/..//evil.example',
		'/%2e//evil.example',
	])('%j does not leave the site', (target) => {
		const path = localPath(target)
		expect(new URL(path, 'https://home.example').origin).toBe('https://home.example')
		expect(path).toMatch(/^\/(?![/\\])/)
	})
})
