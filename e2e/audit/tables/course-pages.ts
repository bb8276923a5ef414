import type { Table } from '../entry.ts'

const course = '/courses/foundation-course'

export const coursePages: Table = [
	{ name: 'the courses', path: '/courses' },
	{
		name: 'the payment of a course',
		path: '/courses?course=mains-answer-course',
		reader: 'learner',
		open: ({ page }) => page.getByRole('dialog').waitFor(),
	},
	{ name: 'a course whose outline and free lecture everybody sees', path: course },
	{
		name: 'a course that is open, with a material',
		path: `${course}?lecture=rivers-of-rajasthan&material=geography-of-the-aravallis`,
		reader: 'content',
		open: ({ page }) => page.getByRole('table').waitFor(),
	},
	{ name: 'a course that is not there', path: '/courses/no-such-course', expectedErrors: /404/ },
	{
		name: 'the editor of a lecture, with its file',
		path: '/admin/lectures/aravalli-range',
		reader: 'content',
		open: ({ page }) => page.locator('input[type=file]').first().waitFor({ state: 'attached' }),
	},
	{ name: 'the editor of a plan', path: '/admin/evaluation-plans/monthly', reader: 'content' },
]
