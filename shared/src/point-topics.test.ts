import { expect, it } from 'vitest'
import { readPointTopics } from './point-topics.ts'

it('reads which topics a point of the syllabus is about', () => {
	const read = readPointTopics([
		'8: folk-deities, fairs-and-festivals',
		'1:ancient-rajasthan',
		'8: eminent-personalities',
	])
	expect(read).toEqual(
		new Map([
			[8, ['folk-deities', 'fairs-and-festivals', 'eminent-personalities']],
			[1, ['ancient-rajasthan']],
		]),
	)
	expect(readPointTopics([])).toEqual(new Map())
})

it.each(['folk-deities', '1 folk-deities', '1: astrology', '1: constructor', '1: folk-deities,', 'x: folk-deities'])(
	'refuses what names no topic: %s',
	(line) => expect(readPointTopics([line])).toBeNull(),
)
