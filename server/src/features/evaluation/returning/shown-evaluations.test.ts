import { expect, it } from 'vitest'
import type { EvaluationRow } from '../tables.ts'
import { shownEvaluations } from './shown-evaluations.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 6, minute))

const build = (kind: EvaluationRow['kind'], minute: number | null) => ({
	kind,
	state: minute === null ? ('claimed' as const) : ('published' as const),
	publishedAt: minute === null ? null : at(minute),
	minute,
})

it.each([
	['the first', [build('first', 5)], ['first']],
	['not the secret second', [build('first', 4), build('second', 5)], ['first']],
	[
		'the second as a first, where it came back with that',
		[build('first', 9), build('second', 5)],
		['first of minute 5'],
	],
	['the lead alone, where it was asked before', [build('first', 1), build('second', 2), build('lead', 5)], ['lead']],
	['what a lead has changed since', [build('first', 5), build('second', 7), build('lead', 9)], ['first', 'lead']],
	['nothing that is not published', [build('first', 5), build('re-evaluation', null)], ['first']],
	['both, once it was evaluated again', [build('re-evaluation', 9), build('first', 5)], ['first', 're-evaluation']],
] as const)('shows %s', (_, evaluations, expected) => {
	const shown = shownEvaluations([...evaluations], at(5))
	const told = shown.map(({ kind, evaluation }) =>
		kind === evaluation.kind ? kind : `${kind} of minute ${evaluation.minute}`,
	)
	expect(told).toEqual(expected)
	expect(shown.map(({ isCurrent }) => isCurrent)).toEqual(expected.map((_one, index) => index === expected.length - 1))
})
