import { expect, it } from 'vitest'
import { optionFields, optionLetter } from './option-fields.ts'

it.each([
	[0, 'A'],
	[3, 'D'],
	[25, 'Z'],
])('option %d is called %s', (index, letter) => expect(optionLetter(index)).toBe(letter))

const question = { options: ['Kota', 'Bundi'], correctOption: 1, explanation: 'It lies on the Chambal.' }

it.each([
	[question, 0, { userAnswer: 'A', correctAnswer: 'B', explanation: 'It lies on the Chambal.' }],
	[question, undefined, { userAnswer: null, correctAnswer: 'B', explanation: 'It lies on the Chambal.' }],
	[{ ...question, explanation: undefined }, 1, { userAnswer: 'B', correctAnswer: 'B', explanation: null }],
	[{ ...question, options: undefined }, 1, { userAnswer: null, correctAnswer: null, explanation: null }],
	[null, undefined, { userAnswer: null, correctAnswer: null, explanation: null }],
])('of %j with option %s chosen a result says %j', (asked, option, fields) => {
	expect(optionFields(asked, option)).toEqual(fields)
})
