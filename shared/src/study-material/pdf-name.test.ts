import { expect, it } from 'vitest'
import { pdfName } from './pdf-name.ts'

it.each([
	['Water heritage of Rajasthan', 'Water_heritage_of_Rajasthan.pdf'],
	['Ethics: codes & “conduct”', 'Ethics__codes____conduct_.pdf'],
	['राजस्थान की जल विरासत', 'राजस्थान_की_जल_विरासत.pdf'],
	['../../etc/passwd\r\nX: y', '______etc_passwd__X__y.pdf'],
	['', '.pdf'],
])('%j is saved as %s', (heading, name) => expect(pdfName(heading)).toBe(name))

it('is short enough for any file system', () => {
	expect(Buffer.byteLength(pdfName('क'.repeat(300)))).toBeLessThanOrEqual(255)
})
