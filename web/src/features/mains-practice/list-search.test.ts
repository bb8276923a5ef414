import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import { expect, it } from 'vitest'
import { readMainsSearch } from './list-search.ts'

it('reads a tab, a year, a subject, a topic and a page', () => {
	expect(readMainsSearch({ year: '2024', subject: 'polity', topic: 'governor', page: '2' })).toMatchObject({
		year: 2024,
		subject: 'polity',
		topic: 'governor',
		page: 2,
	})
	expect(readMainsSearch({ tab: 'miq', year: '2024', set: '3' })).toMatchObject({
		tab: 'miq',
		year: undefined,
		set: undefined,
	})
})

it('has a year for questions of previous years alone, and a set for practice questions alone', () => {
	expect(readMainsSearch({ year: '2024' })).toMatchObject({ tab: 'pyq', year: 2024, set: undefined })
	expect(readMainsSearch({ tab: 'pyq', year: '2024', set: '3' })).toMatchObject({ year: 2024, set: undefined })
	expect(readMainsSearch({ set: '3' })).toMatchObject({ tab: undefined, year: undefined, set: 3 })
})

it.each(mainsSubjects)('knows the subject %s', (subject) => {
	expect(readMainsSearch({ subject }).subject).toBe(subject)
})

it.each([
	{ subject: 'foo' },
	{ subject: 'Polity' },
	{ subject: 'toString' },
	{ subject: ['polity'] },
	{ subject: 7 },
	{ year: '1999' },
	{ tab: 'all' },
	{ set: '0' },
	{ set: '1000' },
])('takes %j as the list of everything, and keeps nothing of it', (raw) => {
	// The router keeps the raw value of a key that is not named.
	expect(readMainsSearch(raw)).toStrictEqual({
		tab: undefined,
		year: undefined,
		set: undefined,
		subject: undefined,
		topic: undefined,
		page: undefined,
		question: undefined,
		from: undefined,
		result: undefined,
	})
})
