/** The address of the list says whose payment dialog is open. */
export interface CoursesSearch {
	course?: string | undefined
}

/** The address of a course says what of it is shown; the search of the site leads to both. */
export interface CourseSearch {
	lecture?: string | undefined
	material?: string | undefined
}

const idPattern = /^[a-z0-9-]{1,120}$/

/** What is no id counts as missing. A query is read as texts, and may name the same thing twice. */
const idOf = (value: unknown): string | undefined =>
	typeof value === 'string' && idPattern.test(value) ? value : undefined

export const readCoursesSearch = ({ course }: { course?: unknown }): CoursesSearch => ({ course: idOf(course) })

export const readCourseSearch = ({ lecture, material }: { lecture?: unknown; material?: unknown }): CourseSearch => ({
	lecture: idOf(lecture),
	material: idOf(material),
})
