import { describe, expect, it } from 'vitest'
import { answerParts } from './answer-parts.ts'

const plain = (text: string) => [{ text, isStrong: false }]

describe('answerParts', () => {
	it('tells points, short lines and paragraphs apart, and passes over empty lines', () => {
		const long = 'a'.repeat(71)
		expect(answerParts(`1. First\n\nTo: the Collector\n${long}`)).toEqual([
			{ kind: 'point', runs: plain('1. First') },
			{ kind: 'line', runs: plain('To: the Collector') },
			{ kind: 'paragraph', runs: plain(long) },
		])
		expect(answerParts(' \n ')).toEqual([])
	})

	it('makes a sketch of three steps or more; one arrow is part of a sentence', () => {
		expect(answerParts('1897 → **1916** → 1922')).toEqual([
			{ kind: 'flow', steps: [plain('1897'), [{ text: '1916', isStrong: true }], plain('1922')] },
		])
		expect(answerParts('Water → vapour')).toEqual([{ kind: 'line', runs: plain('Water → vapour') }])
	})

	it('makes a table of lines that follow each other, each row with as many cells as the headings', () => {
		expect(answerParts('Lead\n| A | B |\n| 1 | 2 |\n| 3 |\n| 4 | 5 | 6 |\nEnd')).toEqual([
			{ kind: 'line', runs: plain('Lead') },
			{
				kind: 'table',
				head: [plain('A'), plain('B')],
				rows: [
					[plain('1'), plain('2')],
					[plain('3'), []],
					[plain('4'), plain('5 | 6')],
				],
			},
			{ kind: 'line', runs: plain('End') },
		])
	})
})
