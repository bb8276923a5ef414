import { createElement } from 'react'
import { expect, it } from 'vitest'
import { isAlike } from './is-alike.ts'

const list = [1]

it.each([
	['the same values', { a: 1, list }, { a: 1, list }, true],
	['an object made anew', { of: { section: 'x', id: '1' } }, { of: { section: 'x', id: '1' } }, true],
	['another value', { a: 1 }, { a: 2 }, false],
	['another value in an object', { of: { id: '1' } }, { of: { id: '2' } }, false],
	['one value more', { a: 1 }, { a: 1, b: undefined }, false],
	['another name', { a: undefined }, { b: undefined }, false],
	['an array made anew', { list: [1] }, { list: [1] }, false],
	['an object two levels down', { of: { in: { id: 1 } } }, { of: { in: { id: 1 } } }, false],
	['an element made anew', { child: createElement('p') }, { child: createElement('p') }, false],
	['nothing beside an object', { of: null }, { of: {} }, false],
])('compares %s', (_what, one, other, isSame) => {
	expect(isAlike(one, other)).toBe(isSame)
})
