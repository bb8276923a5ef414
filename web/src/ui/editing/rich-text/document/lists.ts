import { Node, wrappingInputRule } from '@tiptap/core'

const list = (name: string, tag: 'ul' | 'ol', start: RegExp) =>
	Node.create({
		name,
		group: 'block list',
		content: 'listItem+',
		parseHTML: () => [{ tag }],
		renderHTML: () => [tag, 0],
		addInputRules() {
			return [wrappingInputRule({ find: start, type: this.type })]
		},
	})

export const BulletList = list('bulletList', 'ul', /^\s*[-*•]\s$/)
/** A list begins with 1 wherever it is read, so no other number begins one. */
export const NumberedList = list('numberedList', 'ol', /^1[.)]\s$/)

export const ListItem = Node.create({
	name: 'listItem',
	content: 'paragraph block*',
	defining: true,
	parseHTML: () => [{ tag: 'li' }],
	renderHTML: () => ['li', 0],
	addKeyboardShortcuts() {
		return { Enter: () => this.editor.commands.splitListItem(this.name) }
	},
})
