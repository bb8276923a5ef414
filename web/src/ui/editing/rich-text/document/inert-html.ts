import { withReadableStyles } from './pasted-styles.ts'

/** Says what is read of an element; `data-pm-slice` is the editor's own. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'hidden', 'data-style', 'data-caption', 'data-pm-slice'])

/** Takes the attributes that could do something out of what is on the clipboard. It is parsed where no script runs and nothing is loaded. */
export function inertHtml(html: string): string {
	const { body } = new DOMParser().parseFromString(withReadableStyles(html), 'text/html')
	for (const element of body.querySelectorAll('*')) {
		for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name)
	}
	return body.innerHTML
}
