import { describe, expect, it } from 'vitest'
import { type TextChange, toggleNumbers, toggleStrong } from './mark-text.ts'

type Toggle = (text: string, from: number, to: number) => TextChange

/** Gives the text after a toggle; the selection is in square brackets, before and after. */
function after(toggle: Toggle, given: string): string {
	const from = given.indexOf('[')
	const to = given.indexOf(']') - 1
	const text = given.replace(/[[\]]/g, '')
	const change = toggle(text, from, to)
	const changed = text.slice(0, change.from) + change.insert + text.slice(change.to)
	const { selectFrom, selectTo } = change
	return `${changed.slice(0, selectFrom)}[${changed.slice(selectFrom, selectTo)}]${changed.slice(selectTo)}`
}

describe('bold', () => {
	it.each([
		['the [head] of state', 'the **[head]** of state'],
		['the **[head]** of state', 'the [head] of state'],
		['the [**head**] of state', 'the [head] of state'],
		['the[ head ]of state', 'the **[head]** of state'],
		['the []head', 'the **[]**head'],
		['[]', '**[]**'],
	])('%s', (given, expected) => expect(after(toggleStrong, given)).toBe(expected))
})

describe('numbered points', () => {
	it.each([
		['o[n]e', '1. one[]'],
		['1. one\nt[]wo', '1. one\n2. two[]'],
		['[one\ntwo]', '[1. one\n2. two]'],
		['x [one\n\ntwo] y', '[1. x one\n\n2. two y]'],
		['[1. one\n2. two]', '[one\ntwo]'],
		['[1. one\ntwo]', '[1. one\n2. two]'],
		['', '1. []'],
	])('%j', (given, expected) => expect(after(toggleNumbers, given || '[]')).toBe(expected))
})
