import { styleOf } from './pasted-styles.ts'

/**
 * Makes lists of the paragraphs that Word gives for their items: each says its list and its level in a style, and has its bullet or
 * number as words.
 */
const levelIn = /mso-list:\s*l\d+\s+level(\d)/i

export const isWordItem = (paragraph: Element) => levelIn.test(styleOf(paragraph))

export function makeWordLists(root: Element) {
	/** The lists that are open, by their levels. */
	let open: Element[] = []
	let last: Element | null = null
	for (const paragraph of [...root.querySelectorAll('p')].filter(isWordItem)) {
		if (!last || nextElement(open[0] ?? last) !== paragraph) open = []
		const level = Math.min(Number(levelIn.exec(styleOf(paragraph))?.[1] ?? 1), open.length + 1)
		const marker = takeMarker(paragraph)
		const item = root.ownerDocument.createElement('li')
		item.append(...paragraph.childNodes)
		open = open.slice(0, level)
		const list = open[level - 1] ?? openList(paragraph, open[level - 2], marker)
		open[level - 1] = list
		list.append(item)
		paragraph.remove()
		last = item
	}
}

function openList(paragraph: Element, outer: Element | undefined, marker: string): Element {
	const isNumbered = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(marker)
	const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
	if (outer?.lastElementChild) outer.lastElementChild.append(list)
	else paragraph.before(list)
	return list
}

/** Takes the bullet or the number out of the words. */
function takeMarker(paragraph: Element): string {
	const markers = [...paragraph.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/i.test(styleOf(span)))
	const text = markers.map(({ textContent }) => textContent).join('')
	for (const marker of markers) marker.remove()
	return text.trim()
}

const nextElement = (element: Element) => element.nextElementSibling
