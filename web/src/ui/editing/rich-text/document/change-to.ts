import type { Node } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Makes another document of the one that is there. Only what differs is replaced, so the cursor stays between its letters as long as
 * its block is there; and to undo is to undo what was written here.
 *
 * @returns null when they are the same
 */
export function changeTo(doc: Node, state: EditorState): Transaction | null {
	const start = state.doc.content.findDiffStart(doc.content)
	const end = state.doc.content.findDiffEnd(doc.content)
	if (start === null || !end) return null
	// Where letters are repeated, the same ones are found from both sides.
	const overlap = Math.max(0, start - Math.min(end.a, end.b))
	const part = state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap))
	const whole = () => state.tr.replaceWith(0, state.doc.content.size, doc.content)
	const change = part.doc.eq(doc) ? part : whole()
	return stayingInBlock(change, state).setMeta('addToHistory', false)
}

/** A change on both sides of the cursor would carry it along. */
function stayingInBlock(change: Transaction, { doc, selection }: EditorState): Transaction {
	if (!(selection instanceof TextSelection)) return change
	const { $anchor, $head } = selection
	const block = doc.child($head.index(0))
	if ($anchor.index(0) !== $head.index(0)) return change
	const moved = placeOf(block, change.doc, $head.before(1))
	if (moved === null) return change
	const by = moved - $head.before(1)
	return change.setSelection(TextSelection.create(change.doc, $anchor.pos + by, $head.pos + by))
}

/** Finds the same block in another document, the one that is nearest to where it was. */
function placeOf(block: Node, doc: Node, before: number): number | null {
	const places: number[] = []
	doc.forEach((other, at) => {
		if (other.eq(block)) places.push(at)
	})
	return places.sort((one, other) => Math.abs(one - before) - Math.abs(other - before))[0] ?? null
}
