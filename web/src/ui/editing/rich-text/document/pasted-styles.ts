/**
 * The security policy of the page refuses styles of elements and what runs with an event, in what is only parsed, too, and the browser
 * complains. As another attribute styles can be read.
 */
const ATTRIBUTE = 'data-style'

/** @param html is what is on the clipboard, before any parser has seen it */
export function withReadableStyles(html: string): string {
	return html.replace(/<[^<>]+>/g, (tag) =>
		tag.replace(/\sstyle(\s*=)/gi, ` ${ATTRIBUTE}$1`).replace(/\son\w+(\s*=)/gi, ' data-event$1'),
	)
}

export function styleOf(element: Element): string {
	return element.getAttribute(ATTRIBUTE) ?? element.getAttribute('style') ?? ''
}

/** Word has properties of its own that end in the same letters. */
const says = (property: string, values: string) => new RegExp(`(?:^|;)\\s*${property}:\\s*(?:${values})`, 'i')

const looks = [
	{
		tag: 'strong',
		same: 'b, strong',
		on: says('font-weight', 'bold|[6-9]00'),
		off: says('font-weight', 'normal|[1-5]00'),
	},
	{ tag: 'em', same: 'i, em', on: says('font-style', 'italic'), off: says('font-style', 'normal') },
	{ tag: 'sub', same: 'sub', on: says('vertical-align', 'sub'), off: says('vertical-align', 'baseline') },
	{ tag: 'sup', same: 'sup', on: says('vertical-align', 'super'), off: says('vertical-align', 'baseline') },
]

/** Makes elements of what Google Docs and others say with styles, such as bold words in a `span`, and the other way round. */
export function makeLooks(root: Element) {
	for (const element of root.querySelectorAll(`[${ATTRIBUTE}], [style]`)) {
		const style = styleOf(element)
		for (const { tag, same, on, off } of looks) {
			if (element.matches('span, font') && on.test(style)) wrapWords(element, tag)
			if (element.matches(same) && off.test(style)) element.replaceWith(...element.childNodes)
		}
	}
}

function wrapWords(element: Element, tag: string) {
	const look = element.ownerDocument.createElement(tag)
	look.append(...element.childNodes)
	element.append(look)
}
