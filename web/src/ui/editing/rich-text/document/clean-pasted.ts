import { makeLooks } from './pasted-styles.ts'
import { isWordItem, makeWordLists } from './word-lists.ts'

/** These say nothing to readers. The parser would keep their words. */
const nothingToRead =
	'script, style, head, title, meta, link, noscript, template, iframe, frame, object, embed, applet, svg, math, ' +
	'textarea, select, input, button, audio, video, canvas, map, dialog, [hidden]'

/**
 * Puts in order what Word, Google Docs and web pages put on the clipboard. It is parsed already and belongs to no page: nothing of it
 * can run or load.
 */
export function cleanPasted(root: Element) {
	for (const element of root.querySelectorAll(nothingToRead)) element.remove()
	removeComments(root)
	makeLooks(root)
	if ([...root.querySelectorAll('p')].some(isWordItem)) makeWordLists(root)
	for (const text of textsIn(root)) text.data = text.data.replaceAll('\u00a0', ' ')
}

const nodesIn = (root: Element, what: number): Node[] => {
	const found: Node[] = []
	const walk = (node: Node) => {
		for (const child of [...node.childNodes]) {
			if (child.nodeType === what) found.push(child)
			walk(child)
		}
	}
	walk(root)
	return found
}

const textsIn = (root: Element) => nodesIn(root, 3) as Text[]

function removeComments(root: Element) {
	for (const comment of nodesIn(root, 8)) comment.parentNode?.removeChild(comment)
}
