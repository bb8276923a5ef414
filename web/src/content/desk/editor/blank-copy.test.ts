import { choice, day, line, number } from '@aravalli/shared/content/fields'
import { defineKind } from '@aravalli/shared/content/kind'
import { expect, it } from 'vitest'
import { blankCopy } from './blank-copy.ts'

const label = { english: '', hindi: '' }
const kind = defineKind({
	name: 'tests',
	names: label,
	area: 'practice',
	icon: 'star',
	idWord: 'test',
	path: null,
	common: {
		paper: choice({ label, values: ['one', 'two'] }),
		marks: number({ label, min: 1, max: 9 }),
		key: choice({ label, values: ['A', 'B'], isTakenOver: false }),
		on: day({ label }),
		link: line({ label, max: 9, copyMax: 9 }),
	},
	texts: {
		heading: line({ label, max: 9, copyMax: 9 }),
		subject: line({ label, max: 9, copyMax: 9, isTakenOver: true }),
	},
	title: 'heading',
	listedOn: ({ on }) => on,
})

it('a new item is of today, and has nothing else', () => {
	const texts = { heading: '', subject: '' }
	const empty = { paper: null, marks: null, key: null, on: '2026-11-26', link: '', english: texts, hindi: texts }
	expect(blankCopy(kind, '2026-11-26', null)).toEqual(empty)
})

it('one like another has its numbers, its choices and what it says is taken over, unless one says that it is not, not its day nor its other texts', () => {
	const like = {
		paper: 'two',
		marks: 5,
		key: 'A',
		on: '2020-01-01',
		link: '/a',
		english: { heading: 'A', subject: 'Art' },
		hindi: { heading: 'ए', subject: 'कला' },
	}
	expect(blankCopy(kind, '2026-11-26', like)).toEqual({
		paper: 'two',
		marks: 5,
		key: null,
		on: '2026-11-26',
		link: '',
		english: { heading: '', subject: 'Art' },
		hindi: { heading: '', subject: 'कला' },
	})
})
