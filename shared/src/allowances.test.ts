import { expect, it } from 'vitest'
import { allowances } from './allowances.ts'

it('nobody may do more in so many minutes than this', () => {
	const most = Object.entries(allowances).map(([name, windows]) =>
		[name, ...windows.map(({ times, minutes }) => `${times} in ${minutes}`)].join(' · '),
	)
	expect(most).toEqual([
		'comments · 10 in 1 · 60 in 60 · 200 in 1440',
		'replies · 20 in 1 · 120 in 60',
		'likes · 60 in 1 · 600 in 60',
		'reports · 10 in 1 · 100 in 60',
		'notes · 30 in 1 · 300 in 60',
		'photos · 30 in 1 · 300 in 60',
		'media · 120 in 1 · 1200 in 60',
		'marks · 60 in 1 · 600 in 60',
		'readings · 60 in 1 · 600 in 60',
		'studyLogs · 20 in 1 · 200 in 60',
		'notifications · 60 in 1 · 600 in 60',
		'positions · 60 in 1 · 600 in 60',
		'quizzes · 120 in 1 · 1200 in 60',
		'practiceAnswers · 120 in 1 · 1200 in 60',
		'revisionAnswers · 120 in 1 · 1200 in 60',
		'mockTests · 20 in 1 · 200 in 60',
		'downloads · 20 in 1 · 200 in 60',
		'savedFiles · 120 in 1 · 1200 in 60',
		'imports · 10 in 1 · 100 in 60',
		'purchases · 30 in 1 · 300 in 60',
		'copies · 30 in 1 · 300 in 60',
		'copyChanges · 120 in 1 · 1200 in 60',
		'evaluating · 300 in 1 · 3000 in 60',
		'exports · 10 in 60',
		'views · 1200 in 1 · 12000 in 60',
		'searches · 600 in 1 · 6000 in 60',
	])
})
