import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'

/** Keeps the document so that it can be written in: a caption stands before its table, and words can follow what has none. */
export const Settling = Extension.create({
	name: 'settling',
	addProseMirrorPlugins: () => [
		new Plugin({
			appendTransaction: (transactions, _, { doc, tr }) =>
				transactions.some(({ docChanged }) => docChanged) ? settled(doc, tr) : null,
		}),
	],
})

function settled(doc: Node, tr: Transaction): Transaction | null {
	const { paragraph } = doc.type.schema.nodes
	if (!paragraph) return null
	doc.forEach((block, at, index) => {
		const isLost = block.type.name === 'caption' && doc.maybeChild(index + 1)?.type.name !== 'table'
		if (isLost) tr.setNodeMarkup(at, paragraph)
	})
	if (['table', 'picture'].includes(doc.lastChild?.type.name ?? '')) tr.insert(doc.content.size, paragraph.create())
	return tr.docChanged ? tr : null
}
