/**
 * Makes harmless what editors write with headings, lists, tables and links, before it is stored.
 *
 * An allow list decides, on the parsed text and not on its letters: what is not named here goes, and its words stay.
 * The only attribute is the address of a link. Whoever shows rich text relies on this form (`web/src/ui/rich-text.tsx`,
 * `rich-text-blocks.ts`).
 */
import sanitizeHtml from 'sanitize-html'

const elements = [
	...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'blockquote'],
	...['strong', 'em', 'sub', 'sup', 'a'],
	...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Nobody writes as deep by hand; readers' browsers are not to be tried. */
const DEEPEST = 12

/** Matches a whole address, a path of this site or a place on the page: nothing that depends on where it is read. */
const address = /^(https?:\/\/[^\s\\]|mailto:[^\s]|\/(?![/\\])|#)/i

function keptLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const isAddress = address.test(href.trim()) && !/[<>"'`]/.test(href)
	return { tagName, attribs: isAddress ? { href: href.trim() } : {} }
}

const options: sanitizeHtml.IOptions = {
	allowedTags: elements,
	allowedAttributes: { a: ['href'] },
	allowedSchemes: ['https', 'http', 'mailto'],
	// A `//host` would leave this site while it looks like a path.
	allowProtocolRelative: false,
	disallowedTagsMode: 'discard',
	enforceHtmlBoundary: false,
	nestingLimit: DEEPEST,
	// Other editors have these words for the same, which come with what is pasted. The page itself has the only h1.
	transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p', a: keptLink },
	// A link without an address is none.
	exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
}

const lineOptions: sanitizeHtml.IOptions = {
	allowedTags: ['strong', 'em', 'sub', 'sup'],
	allowedAttributes: {},
	disallowedTagsMode: 'discard',
	enforceHtmlBoundary: false,
	nestingLimit: DEEPEST,
	transformTags: { b: 'strong', i: 'em' },
}

/** Lines and tabs are spaces in HTML; the others cannot be stored or seen. */
const control = /[^\P{Cc}\n\t]/gu

const ROUNDS = 5

/**
 * @param html of any origin and form
 * @returns well-formed HTML of the allowed elements; cleaning it again changes nothing
 */
export function sanitizeRichText(html: string): string {
	return cleaned(html, options)
}

/**
 * Cleans rich text within a line, such as a heading: what stands in blocks goes on in the same line, and nothing leads
 * away.
 */
export function sanitizeLine(html: string): string {
	return cleaned(html.replace(/<(?:\/?(?:p|div|h[1-6]|li|ul|ol|tr|td|th)|br)\b[^>]*>/gi, ' '), lineOptions)
		.replace(/\s+/g, ' ')
		.trim()
}

function cleaned(html: string, options: sanitizeHtml.IOptions): string {
	let clean = html.normalize('NFC').replace(control, '')
	// Leaving something out can join what stood on both sides of it. Twice is enough for all that we know of.
	for (let round = 0; round < ROUNDS; round++) {
		const cleaner = sanitizeHtml(clean, options).trim()
		if (cleaner === clean) return clean
		clean = cleaner
	}
	return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} })
}
