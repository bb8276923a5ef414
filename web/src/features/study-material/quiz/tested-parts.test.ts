import { expect, it } from 'vitest'
import { countKnown, laterParts, ofServer, partsNotKnown, readParts, withoutPart } from './tested-parts.ts'

const at = (minute: number) => `2026-11-27T10:0${minute}:00.000Z`
const said = (knew: boolean, minute: number) => ({ knew, judgedAt: at(minute) })

it('lets stand what was said later, here or elsewhere', () => {
	const here = { 0: said(true, 1), 1: said(false, 5) }
	const elsewhere = ofServer([
		{ part: 0, judgement: 'wrong', judgedAt: at(3) },
		{ part: 1, judgement: 'right', judgedAt: at(2) },
		{ part: 2, judgement: 'partly', judgedAt: at(2) },
	])
	const both = { 0: said(false, 3), 1: said(false, 5), 2: said(false, 2) }
	expect(laterParts(here, elsewhere)).toEqual(both)
	expect(laterParts(elsewhere, here)).toEqual(both)
	expect(withoutPart(here, 1)).toEqual({ 0: said(true, 1) })
})

it('counts what was known of the questions that the item has now', () => {
	const parts = { 0: said(true, 1), 2: said(false, 1), 4: said(true, 1), 7: said(false, 1) }
	expect([countKnown(parts, 6), partsNotKnown(parts, 6)]).toEqual([2, [2]])
	expect(partsNotKnown({}, 6)).toEqual([])
})

it.each([
	null,
	'x',
	[],
	{ a: said(true, 1) },
	{ 1: 'known' },
	{ 1: { knew: 1, judgedAt: at(1) } },
	{ 1: { knew: true, judgedAt: 'x' } },
])('takes nothing from what is no saying: %j', (value) => expect(readParts(value)).toEqual({}))

it('reads what it has written', () => {
	const parts = { 3: said(false, 1) }
	expect(readParts(JSON.parse(JSON.stringify(parts)))).toEqual(parts)
})
