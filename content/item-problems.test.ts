import type { Kind } from '@aravalli/shared/content/kind'
import { sampleCopy } from '@aravalli/shared/content/transfer-sample'
import { infographicKind, learningMapKind, mindMapKind } from '@aravalli/shared/study-material/kinds'
import { describe, expect, it } from 'vitest'
import { buildSample, sampleKind } from '../server/src/testing/sample-kind.ts'
import { itemProblems } from './item-problems.ts'

const today = '2026-11-18'
const sample = buildSample()

/** Tells what is said of an item of the sample kind, some of whose texts or values are others. */
const problemsWith = (english: object, hindi: object = {}, common: object = {}) =>
	itemProblems(
		sampleKind,
		{ ...sample, ...common, english: { ...sample.english, ...english }, hindi: { ...sample.hindi, ...hindi } },
		today,
	)

const asking = (question: string, answer: string) => ({ questions: [{ question, answer }] })

it('finds nothing wrong with a good item', () => expect(problemsWith({})).toEqual([]))

describe('a field of each sort is checked in both languages, and named', () => {
	it.each<[string, string[], string[]]>([
		['a line', problemsWith({ title: 'दुर्ग' }), ['title has Devanagari letters (english)']],
		['a text', problemsWith({}, { summary: 'Forts' }), ['summary has no Devanagari letter (hindi)']],
		[
			'a line of a text',
			problemsWith({ summary: 'Six\nforts' }, { summary: 'छह\nसाफ 6 दुर्ग' }),
			[
				'summary line 2 writes “साफ” without its nukta',
				'summary line 2 has the numbers (none) in English and 6 in Hindi',
			],
		],
		['a line too many', problemsWith({ summary: 'Six\nforts' }), ['summary line: 2 in English and 1 in Hindi']],
		['an entry', problemsWith({ tags: ['forts"'] }), ['tags 1 has straight quotes; use “ and ” (english)']],
		['an entry too many', problemsWith({ tags: ['forts', 'war'] }), ['tags: 2 in English and 1 in Hindi']],
		[
			'an entry twice',
			problemsWith({ tags: ['forts', 'Forts'] }, { tags: ['दुर्ग', 'गढ़'] }),
			['tags has an entry twice (english)'],
		],
		[
			'an entry twice in Hindi',
			problemsWith({ tags: ['forts', 'castles'] }, { tags: ['दुर्ग', 'दुर्ग'] }),
			['tags has an entry twice (hindi)'],
		],
		[
			'a line of a block',
			problemsWith({ body: '<h2>A</h2><p>B 2.</p>' }, { body: '<h2>क</h2><p>ख।</p>' }),
			['body block 2 “B 2.” has the numbers 2 in English and (none) in Hindi'],
		],
		[
			'a block too many',
			problemsWith({ body: '<h2>A</h2><ul><li>B</li></ul>' }),
			['body has 2 blocks in English and 1 in Hindi'],
		],
		[
			'other elements',
			problemsWith({ body: '<h2>A</h2>' }, { body: '<h3>क</h3>' }),
			['body block 1 has other elements in Hindi'],
		],
		[
			'what is not stored so',
			problemsWith({ body: '<p class=x>A</p>' }, { body: '<p>क</p>' }),
			['body block 1 is not as it is stored (english)'],
		],
		[
			'a space between blocks',
			problemsWith({ body: '<h2>A</h2> <p>B</p>' }, { body: '<h2>क</h2>\n<p>ख</p>' }).slice(0, 1),
			['body block 2 is not as it is stored (english)'],
		],
		[
			'a part of a group',
			problemsWith(asking('Who?', 'Kumbha.'), asking('कौन?', 'कुंभा')),
			['questions 1 answer ends a sentence in one language only'],
		],
		[
			'a choice that is none',
			problemsWith({}, {}, { paper: 'PAPER_9' }),
			['paper PAPER_9 is not one of PAPER_1, PAPER_2'],
		],
	])('%s', (_, found, problems) => expect(found).toEqual(problems))

	it.each<[Kind, string]>([
		[mindMapKind, 'nodes “Branch” has words in one language only'],
		[infographicKind, 'blocks “Districts in 2022” has words in one language only'],
		[learningMapKind, 'places “Capital” has words in one language only'],
		[learningMapKind, 'lines “Ends in the Rann” has words in one language only'],
	])('texts of a structure: $name', (kind, problem) => {
		const copy = sampleCopy(kind, today)
		const silent = JSON.parse(
			JSON.stringify(copy.hindi).replace(/"(Branch|Districts in 2022|Capital|Ends in the Rann)"/g, '"…"'),
		)
		expect(itemProblems(kind, { ...copy, hindi: silent }, today)).toContain(problem)
	})
})

function problemsOfMap(): string[] {
	const { english, ...copy } = sampleCopy(learningMapKind, today)
	const [place] = english.places as object[]
	return itemProblems(
		learningMapKind,
		{ ...copy, english: { ...english, places: [{ ...place, latitude: 20 }] } },
		today,
	)
}

describe('what keeps it from being published', () => {
	it.each<[string, string[], string]>([
		['a long text', problemsWith({ title: 'a'.repeat(41) }), 'english.title field-too-long (40)'],
		['a long text in Hindi', problemsWith({}, { title: 'क'.repeat(41) }), 'hindi.title field-too-long (40)'],
		['a missing text', problemsWith({}, { summary: '' }), 'hindi.summary field-required'],
		['a number out of its range', problemsWith({}, {}, { pages: 0 }), 'pages number-range (2000)'],
		['a part too many', problemsWith({ questions: [] }), 'hindi.questions parts-differ'],
		['a place beyond the map', problemsOfMap(), 'english.places.0.latitude place-off-map'],
		['a day to come', problemsWith({}, {}, { publishedOn: '2026-11-19' }), 'publishedOn date-in-future'],
	])('%s', (_, found, problem) => expect(found).toContain(`could not be published: ${problem}`))
})
