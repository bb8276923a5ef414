import { describe, expect, it } from 'vitest'
import { downloadFileName } from './download-file-name.ts'

describe('the name of a downloaded question', () => {
	it('is the brand and the id', () => {
		expect(downloadFileName('prajamandal-political-awakening', 'pdf')).toBe(
			'aravalli-prajamandal-political-awakening.pdf',
		)
	})

	it.each([
		['../../etc/passwd', 'aravalli-etc-passwd.pdf'],
		['a"; filename="evil.exe', 'aravalli-a-filename-evil-exe.pdf'],
		['a\r\nSet-Cookie: x', 'aravalli-a-set-cookie-x.pdf'],
		['Bīkāner 2026', 'aravalli-bi-ka-ner-2026.pdf'],
		['प्रजामण्डल', 'aravalli-question.pdf'],
		['\u202efdp.exe\0', 'aravalli-fdp-exe.pdf'],
		['', 'aravalli-question.pdf'],
	])('is safe for the id %j', (id, name) => {
		expect(downloadFileName(id, 'pdf')).toBe(name)
	})

	it('fits every file system', () => {
		expect(downloadFileName('long-'.repeat(2000), 'html')).toHaveLength('aravalli-'.length + 119 + '.html'.length)
	})
})
