import { describe, expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const android =
	'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const iphone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const edge =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'

describe('the name of a browser', () => {
	it.each([
		[android, 'Chrome, Android'],
		[iphone, 'Safari, iOS'],
		[firefox, 'Firefox, Linux'],
		[edge, 'Microsoft Edge, Windows'],
		[undefined, ''],
		['', ''],
	])('of %s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))

	it.each(['<script>alert(1)</script>', 'x'.repeat(100_000), '('.repeat(5_000), '\u00ff\u00fe', 'a/b '.repeat(2_000)])(
		'is short for anything that is sent: %.20s',
		(userAgent) => {
			const name = browserName(userAgent)
			expect(name.length).toBeLessThanOrEqual(60)
			expect(name).not.toContain('<')
		},
	)
})
