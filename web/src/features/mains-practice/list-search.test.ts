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
	expect(readMainsSearch({ tab: 'miq', year: '2024' })).toMatchObject({ tab: 'miq', year: undefined })
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
])('takes %j as the list of everything, and keeps nothing of it', (raw) => {
	// The router keeps the raw value of a key that is not named.
	expect(readMainsSearch(raw)).toStrictEqual({
		tab: undefined,
		year: undefined,
		subject: undefined,
		topic: undefined,
		page: undefined,
		question: undefined,
		from: undefined,
		result: undefined,
	})
})
