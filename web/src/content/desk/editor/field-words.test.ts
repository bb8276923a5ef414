import { choice, groups, line, lines, picture, richText } from '@aravalli/shared/content/fields'
import { defineKind, emptyCopy } from '@aravalli/shared/content/kind'
import { learningMapKind } from '@aravalli/shared/study-material/kinds'
import { expect, it } from 'vitest'
import { comparedFields, fieldWords } from './field-words.ts'

const sizes = { max: 9, copyMax: 9 }
const label = { english: 'Label', hindi: 'नाम' }
const body = richText({ label, ...sizes })
const paper = choice({ label, values: ['one'], names: { one: { english: 'Paper 1', hindi: 'प्रश्नपत्र 1' } } })
const kind = defineKind({
	name: 'tests',
	names: label,
	area: 'practice',
	icon: 'star',
	idWord: 'test',
	path: null,
	common: { paper },
	texts: { body },
	title: 'body',
	listedOn: () => '2026-11-26',
})

it('a value is written in words', () => {
	expect(fieldWords(body, '<p>A &amp; <strong>b</strong></p><ul><li>c</li></ul>', 'english')).toBe('A & b\nc')
	expect(fieldWords(paper, 'one', 'hindi')).toBe('प्रश्नपत्र 1')
	expect(fieldWords(paper, null, 'hindi')).toBe('')
	const parts = groups({ label, maxEntries: 2, item: { question: line({ label, ...sizes }) } })
	expect(fieldWords(parts, [{ question: 'Why?' }, { question: 'How?' }], 'english')).toBe('1.\nWhy?\n\n2.\nHow?')
})

it('versions that differ in letters alone are compared as they are written', () => {
	const copyOf = (english: string) => ({ paper: 'one', english: { body: english }, hindi: { body: '' } })
	const [first] = comparedFields(kind, 'english', copyOf('<p>a</p>'), copyOf('<p><em>a</em></p>'))
	expect(first).toEqual({
		path: 'english.body',
		label: 'Label',
		lang: 'en',
		mine: '<p>a</p>',
		theirs: '<p><em>a</em></p>',
	})
})

it('versions that differ in what words leave unsaid are compared without brackets and quotes', () => {
	const fields = {
		tags: lines({ label, ...sizes, maxEntries: 9, copyMaxEntries: 9 }),
		cover: picture({ label, ratio: [1, 1] }),
		parts: groups({
			label,
			maxEntries: 9,
			item: { question: line({ label, ...sizes }), answer: line({ label, ...sizes }) },
		}),
	}
	const values = {
		tags: [['a', 'b'], ['a, b']],
		cover: [
			{ large: '/a', small: '/b' },
			{ large: '/a', small: '/c' },
		],
		parts: [[{ question: 'a', answer: '' }], [{ question: '', answer: 'a' }]],
	}
	const copyOf = (at: 0 | 1) => ({
		tags: values.tags[at],
		cover: values.cover[at],
		parts: values.parts[at],
		english: {},
		hindi: {},
	})
	const compared = comparedFields({ ...kind, texts: {}, common: fields } as never, 'english', copyOf(0), copyOf(1))
	expect(compared.map((field) => 'mine' in field && [field.mine, field.theirs])).toEqual([
		['• a\n• b', '• a, b'],
		['/a\n/b', '/a\n/c'],
		['Label: a\nLabel: ', 'Label: \nLabel: a'],
	])
})

it('a place that was put elsewhere has moved', () => {
	const place = {
		id: 'a',
		kind: 'fort',
		name: 'Amber',
		district: 'Jaipur',
		note: 'A fort',
		longitude: 75.8,
		latitude: 27,
	}
	const copyOf = (longitude: number) => {
		const copy = emptyCopy(learningMapKind)
		return { ...copy, english: { ...copy.english, places: [{ ...place, longitude }] } }
	}
	const compared = comparedFields(learningMapKind, 'english', copyOf(75.8) as never, copyOf(75.9) as never)
	expect(compared.find(({ path }) => path === 'english.places')).toMatchObject({
		changes: [{ fates: ['lineMoved'], mine: { number: '1', at: ['27, 75.8'] }, theirs: { at: ['27, 75.9'] } }],
	})
})
