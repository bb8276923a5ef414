import { expect, it } from 'vitest'
import { readMarks } from './read-marks.ts'

const questions = [
	{ number: 1, marks: 2 },
	{ number: 2, marks: 10 },
]
const read = (given: Record<string, string>) => readMarks({ get: (name) => given[name] ?? null }, questions)

it('takes halves up to what a question has, and nothing where nothing is written', () => {
	expect(read({ q1: '1.5', q2: ' 10 ' })).toEqual({ marks: { q1: 1.5, q2: 10 } })
	expect(read({ q1: '', q2: '0,5' })).toEqual({ marks: { q2: 0.5 } })
	expect(read({ q3: '9' })).toEqual({ marks: {} })
})

it.each(['2.5', '-0.5', '0.25', 'two', 'NaN', 'Infinity'])('names the question that has %s of two marks', (text) => {
	expect(read({ q2: '3', q1: text })).toEqual({ wrong: 1 })
})
