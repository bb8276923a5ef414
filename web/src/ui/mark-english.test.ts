import { expect, it } from 'vitest'
import { markEnglish } from './mark-english.ts'

it.each([
	[
		'<p>वाक्य: The letter was written, by her.</p>',
		'<p>वाक्य: <span lang="en">The letter was written, by her</span>.</p>',
	],
	['<p>RPSC का गठन, H₂O और 50 km</p>', '<p>RPSC का गठन, H₂O और 50 km</p>'],
	['<a href="https://a.example/one two">यहाँ</a>', '<a href="https://a.example/one two">यहाँ</a>'],
	['<p>दाम &amp; मूल्य &lt; Cost of living</p>', '<p>दाम &amp; मूल्य &lt; <span lang="en">Cost of living</span></p>'],
])('marks what is English in a Hindi text: %s', (html, marked) => {
	expect(markEnglish(html)).toBe(marked)
})
