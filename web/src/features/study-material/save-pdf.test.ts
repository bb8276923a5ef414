import { expect, it } from 'vitest'
import { fileAddress } from './save-pdf.tsx'

it.each([
	['/api/public-files/to-the-point/a.pdf', '/api/public-files/to-the-point/a.pdf?download=true&lang=hindi'],
	['/api/public-files/to-the-point/a.pdf?v=2', '/api/public-files/to-the-point/a.pdf?v=2&download=true&lang=hindi'],
	['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
	['/assets/a.pdf', '/assets/a.pdf'],
])('%s is saved from %s', (pdfUrl, address) => expect(fileAddress(pdfUrl, 'hindi')).toBe(address))
