import { expect, it } from 'vitest'
import { isWholeSplit, parseMarksSplit } from './marks-split.ts'

it('reads each line as marks and what they are given for', () => {
	expect(parseMarksSplit('2: Leader: Pathik\n\n0.5: प्रवाह-चित्र')).toEqual([
		{ marks: 2, text: 'Leader: Pathik' },
		{ marks: 0.5, text: 'प्रवाह-चित्र' },
	])
	expect(parseMarksSplit('')).toEqual([])
})

it.each(['Leader', '2 Leader', '2:Leader', '2: ', '0.3: Leader', '-1: Leader'])('takes no line like %j', (line) =>
	expect(parseMarksSplit(line)).toBeNull(),
)

it.each([
	['', 5, true],
	['2: a\n3: b', 5, true],
	['2.5: a\n2.5: b', 5, true],
	['2: a\n2: b', 5, false],
	['5: a\n1: b', 5, false],
	['five', 5, false],
])('%j gives all of %i marks: %s', (text, marks, isWhole) => expect(isWholeSplit(text, marks)).toBe(isWhole))
