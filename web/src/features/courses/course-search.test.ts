import { expect, it } from 'vitest'
import { readCourseSearch, readCoursesSearch } from './course-search.ts'

it.each([
	['foundation-course', 'foundation-course'],
	['', undefined],
	['Foundation', undefined],
	['a/b', undefined],
	['x'.repeat(121), undefined],
	[7, undefined],
	[['a', 'b'], undefined],
	[undefined, undefined],
])('course=%j is %j', (course, read) => {
	expect(readCoursesSearch({ course })).toEqual({ course: read })
	expect(readCourseSearch({ lecture: course, material: course })).toEqual({ lecture: read, material: read })
})
