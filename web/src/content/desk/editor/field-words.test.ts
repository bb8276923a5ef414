import { choice, groups, line, richText } from '@aravalli/shared/content/fields'
import { defineKind } from '@aravalli/shared/content/kind'
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
