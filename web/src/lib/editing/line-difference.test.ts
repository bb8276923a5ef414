import type { StructureLine } from '@aravalli/shared/structure-line'
import { describe, expect, it } from 'vitest'
import { lineDifference } from './line-difference.ts'

/** Reads a tree as it is drawn here: a dot for each level, commas between lines. */
const tree = (drawn: string): StructureLine[] =>
	drawn.split(', ').map((line) => {
		const text = line.replace(/^\.*/, '')
		return { depth: line.length - text.length, number: '', text }
	})

const differences = (theirs: StructureLine[], mine: StructureLine[]) =>
	lineDifference(mine, theirs).map(({ fates, ...line }) => `${fates.join(' ')}: ${(line.mine ?? line.theirs)?.text}`)

const before = 'Root, .Mewar, ..Haldighati, ..Dewair, .Marwar, ..Mehrangarh'

describe('the lines in which two trees differ', () => {
	it.each([
		['nothing', before, []],
		['a line added', 'Root, .Mewar, ..Haldighati, ..Dewair, ..Chavand, .Marwar, ..Mehrangarh', ['onlyMine: Chavand']],
		['a line removed', 'Root, .Mewar, ..Dewair, .Marwar, ..Mehrangarh', ['onlyTheirs: Haldighati']],
		['a line written anew', 'Root, .Mewar, ..Gogunda, ..Dewair, .Marwar, ..Mehrangarh', ['lineChanged: Gogunda']],
		['lines that change places', 'Root, .Mewar, ..Dewair, ..Haldighati, .Marwar, ..Mehrangarh', ['lineMoved: Dewair']],
		[
			'a branch that moves with what hangs on it',
			'Root, .Marwar, ..Mehrangarh, .Mewar, ..Haldighati, ..Dewair',
			['lineMoved: Marwar'],
		],
		[
			'a line that hangs elsewhere',
			'Root, .Mewar, ..Haldighati, .Dewair, .Marwar, ..Mehrangarh',
			['lineMoved: Dewair'],
		],
		[
			'a branch that goes, while what hung on it stays',
			'Root, .Mewar, ..Haldighati, ..Dewair, ..Mehrangarh',
			['onlyTheirs: Marwar', 'lineMoved: Mehrangarh'],
		],
		[
			'words that are changed beside a new line',
			'Root, .Mewar, ..Chavand, ..Haldighati in 1576, ..Dewair, .Marwar, ..Mehrangarh',
			['onlyMine: Chavand', 'lineChanged: Haldighati in 1576'],
		],
	])('%s', (_, after, expected) => expect(differences(tree(before), tree(after))).toEqual(expected))

	it('what has an id stays itself, whatever it says and wherever it is drawn', () => {
		const place = (id: string, text: string, at: string) => ({ id, depth: 0, number: '', text, at: [at] })
		expect(
			differences(
				[place('a', 'Fort', '1'), place('b', 'Lake', '2')],
				[place('a', 'Dam', '1'), place('b', 'Lake', '3')],
			),
		).toEqual(['lineChanged: Dam', 'lineMoved: Lake'])
	})

	it('is found at once in two large trees that have nothing in common', () => {
		const large = (word: string) =>
			Array.from({ length: 400 }, (_, index) => ({ depth: 0, number: '', text: `${word} ${word}${index}` }))
		const startedAt = Date.now()
		expect(lineDifference(large('a'), large('b'))).toHaveLength(800)
		expect(Date.now() - startedAt).toBeLessThan(1000)
	})
})
