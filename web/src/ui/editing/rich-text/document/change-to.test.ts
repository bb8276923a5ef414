import { history, undo } from '@tiptap/pm/history'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTo } from './change-to.ts'
import { richParts, schemaOf } from './rich-schema.ts'
import { writeHtml } from './write-html.ts'

const schema = schemaOf(richParts)

const words = (text: string) => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] })
const list = (texts: string[]) => ({
	type: 'bulletList',
	content: texts.map((text) => ({ type: 'listItem', content: [words(text)] })),
})
const documentOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content })

describe('a text that comes from outside', () => {
	it('leaves the cursor between the letters where it is', () => {
		const doc = documentOf(words('one'), words('two'), words('three'))
		// Behind the w of 'two'.
		const state = EditorState.create({ doc, selection: TextSelection.create(doc, 8) })
		const change = changeTo(documentOf(words('one and a half'), words('two'), list(['three'])), state)
		const { $head } = change?.selection ?? state.selection
		expect([$head.parent.textContent, $head.parentOffset]).toEqual(['two', 2])
	})

	it('is not undone, but what was written before and after it is', () => {
		const doc = documentOf(words('one'), words('two'))
		let state = EditorState.create({ doc, plugins: [history()] })
		state = state.apply(state.tr.insertText('!', 4))
		const change = changeTo(documentOf(words('one!'), words('2')), state)
		state = change ? state.apply(change) : state
		undo(state, (tr) => {
			state = state.apply(tr)
		})
		expect(writeHtml(state.doc)).toBe('<p>one</p><p>2</p>')
	})

	it('is there afterwards, whatever was there', () => {
		const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 })
		const block = fc.oneof(letters.map(words), fc.array(letters, { minLength: 1, maxLength: 3 }).map(list))
		const blocks = fc.array(block, { minLength: 1, maxLength: 4 }).map((all) => documentOf(...all))
		fc.assert(
			fc.property(blocks, blocks, (before, after) => {
				const state = EditorState.create({ doc: before })
				const change = changeTo(after, state)
				expect((change?.doc ?? before).eq(after)).toBe(true)
			}),
			{ numRuns: 500 },
		)
	})
})
