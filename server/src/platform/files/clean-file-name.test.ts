import { describe, expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

describe('the name of a file', () => {
	it.each([
		['photo.jpg', 'photo.jpg'],
		['उत्तर १.jpg', 'उत्तर १.jpg'],
		['क्‍ष.png', 'क्‍ष.png'],
		['/etc/passwd', 'passwd'],
		['C:\\fakepath\\photo.jpg', 'photo.jpg'],
		['../..', '..'],
		['a\u0000b\r\n\u001b[31mc.jpg', 'ab[31mc.jpg'],
		['photo\u202egpj.exe', 'photogpj.exe'],
		['\u200bphoto\ufeff\u2066.jpg\u2069', 'photo.jpg'],
		['a\u2028b', 'ab'],
		['  a b  ', 'a b'],
		['', ''],
		['\ud800.jpg', '\ufffd.jpg'],
		['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
	])('%j becomes %j', (sent, kept) => {
		expect(cleanFileName(sent)).toBe(kept)
	})

	it('has at most 200 characters, of which none is half', () => {
		expect([...cleanFileName('😀'.repeat(300))]).toHaveLength(200)
		expect(cleanFileName('😀'.repeat(300)).isWellFormed()).toBe(true)
	})
})
