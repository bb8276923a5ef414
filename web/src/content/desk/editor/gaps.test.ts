import { choice, line } from '@aravalli/shared/content/fields'
import { defineKind } from '@aravalli/shared/content/kind'
import { expect, it } from 'vitest'
import { gapPaths, isGap } from './gaps.ts'

const label = { english: '', hindi: '' }
const kind = defineKind({
	name: 'tests',
	names: label,
	area: 'practice',
	icon: 'star',
	idWord: 'test',
	path: null,
	common: { paper: choice({ label, values: ['one'] }) },
	texts: {
		heading: line({ label, max: 9, copyMax: 99 }),
		note: line({ label, max: 9, copyMax: 99, isOptional: true }),
	},
	title: 'heading',
	listedOn: () => '2026-11-26',
})

it('what publishing asks for is a gap while it is not there, also in Hindi of which nothing is there', () => {
	const empty = { heading: '', note: '' }
	const gaps = gapPaths(kind, { paper: null, english: { ...empty, note: 'far too long' }, hindi: empty }, '2026-11-26')
	expect([...gaps].sort()).toEqual(['english.heading', 'english.note', 'hindi', 'hindi.heading', 'paper'])
	expect([isGap(gaps, 'english'), isGap(gaps, 'hindi.note')]).toEqual([true, false])
})
