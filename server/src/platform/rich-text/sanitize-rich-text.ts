/**
 * Makes harmless what editors write with headings, lists, tables and links, before it is stored.
 *
 * An allow list decides, on the parsed text and not on its letters: what is not named here goes, and its words stay.
 * The only attributes are the address of a link, and of a picture its source, its words and its size. Whoever shows rich
 * text relies on this form (`web/src/ui/rich-text.tsx`, `rich-text-blocks.ts`), and the editors' field writes it
 * (`web/src/ui/editing/rich-text`).
 */
import sanitizeHtml from 'sanitize-html'

const elements = [
	...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'blockquote'],
	...['strong', 'em', 'sub', 'sup', 'a', 'img'],
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

/** Matches what editors have uploaded: a path below this one that no browser reads as another. */
const mediaPath = /^\/api\/media(\/[a-z0-9-]+(\.[a-z0-9-]+)*)+$/

const pixels = /^[1-9]\d{0,3}$/

/** A picture always has words for those who do not see it, if only empty ones: without any, its address would be read out. */
function keptPicture(tagName: string, { src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes) {
	const attribs: sanitizeHtml.Attributes = {}
	if (mediaPath.test(src)) attribs.src = src
	attribs.alt = alt.replace(/\s+/g, ' ').trim()
	if (pixels.test(width)) attribs.width = width
	if (pixels.test(height)) attribs.height = height
	return { tagName, attribs }
}

const options: sanitizeHtml.IOptions = {
	allowedTags: elements,
	allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
	allowedSchemes: ['https', 'http', 'mailto'],
	// A `//host` would leave this site while it looks like a path.
	allowProtocolRelative: false,
	disallowedTagsMode: 'discard',
	enforceHtmlBoundary: false,
	nestingLimit: DEEPEST,
	// Other editors have these words for the same, which come with what is pasted. The page itself has the only h1.
	transformTags: {
		b: 'strong',
		i: 'em',
		h1: 'h2',
		h4: 'h3',
		h5: 'h3',
		h6: 'h3',
		div: 'p',
		a: keptLink,
		img: keptPicture,
	},
	// A link without an address is none, and neither is a picture without a source.
	exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : tag === 'img' && !attribs.src),
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
