import type { Language } from '@aravalli/shared/language'

/** Where public files are answered: asked with `download=true` the browser saves them. */
const publicFiles = '/api/public-files/'

/**
 * The address from which a file is saved. One of ours is asked for in the page's language and as a download; one that lies elsewhere is
 * left as it is (specification, 2-learning §7).
 */
export function fileAddress(pdfUrl: string, language: Language): string {
	if (!pdfUrl.startsWith(publicFiles)) return pdfUrl
	return `${pdfUrl}${pdfUrl.includes('?') ? '&' : '?'}download=true&lang=${language}`
}
