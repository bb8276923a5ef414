import { brand } from '@aravalli/shared/brand'

/** Keeps the whole name under the 255 bytes of common file systems. */
const SLUG_MAX_LENGTH = 120

/**
 * Makes a name that every file system and every header takes as it is, such as `aravalli-mewar-school-of-painting.pdf`.
 */
export function downloadFileName(questionId: string, extension: 'pdf' | 'html'): string {
	return `${slug(brand.name.english)}-${slug(questionId) || 'question'}.${extension}`
}

function slug(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, SLUG_MAX_LENGTH)
		.replace(/^-|-$/g, '')
}
