import { Mark, markInputRule } from '@tiptap/core'
import { isStoredAddress } from './link-address.ts'

const addressOf = (element: HTMLElement) => element.getAttribute('href')?.trim() ?? ''

/** Marks that stand first are outside of the others where they are written. */
export const Link = Mark.create({
	name: 'link',
	// What is typed behind a link does not belong to it.
	inclusive: false,
	addAttributes: () => ({ href: { default: '', parseHTML: addressOf } }),
	parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => isStoredAddress(addressOf(element)) && null }],
	renderHTML: ({ mark }) => ['a', { href: mark.attrs.href }, 0],
})

export const Strong = Mark.create({
	name: 'strong',
	parseHTML: () => [{ tag: 'strong, b' }],
	renderHTML: () => ['strong', 0],
	addInputRules() {
		return [markInputRule({ find: /(?:^|\s)(\*\*(?!\s+\*\*)([^*]+)\*\*)$/, type: this.type })]
	},
})

export const Emphasis = Mark.create({
	name: 'em',
	parseHTML: () => [{ tag: 'em, i' }],
	renderHTML: () => ['em', 0],
})

export const Subscript = Mark.create({
	name: 'sub',
	excludes: 'sup',
	parseHTML: () => [{ tag: 'sub' }],
	renderHTML: () => ['sub', 0],
})

export const Superscript = Mark.create({
	name: 'sup',
	excludes: 'sub',
	parseHTML: () => [{ tag: 'sup' }],
	renderHTML: () => ['sup', 0],
})
