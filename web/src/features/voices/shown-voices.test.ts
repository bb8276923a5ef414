import { expect, it } from 'vitest'
import { shownVoices } from './shown-voices.ts'

const whole = { img: '/a.webp', name: 'Asha', batchName: 'Mains Batch 2025', description: 'It helped.' }

it.each([
	['all of it', {}, 1],
	['no picture', { img: null }, 0],
	['an empty picture', { img: '' }, 0],
	['no name', { name: '' }, 0],
	['a batch of spaces', { batchName: '  ' }, 0],
	['no words', { description: '' }, 0],
])('with %s', (_, given, count) => {
	expect(shownVoices([{ ...whole, ...given }])).toHaveLength(count)
})
