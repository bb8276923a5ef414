import { createFileRoute, notFound } from '@tanstack/react-router'
import { readCourseSearch } from '../features/courses/course-search.ts'
import { CoursePage, CoursePageFailure, CoursePageMissing } from '../features/courses/page/course-page.tsx'
import { courseQuery } from '../features/courses/queries.ts'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/courses/$courseId')({
	validateSearch: readCourseSearch,
	loader: async ({ context: { queryClient, api, language }, params: { courseId } }) => {
		try {
			const answer = await loadQuery(queryClient, courseQuery(api, language, courseId))
			if (!answer) return { course: undefined }
			const { title, subtitle, image, discountedPrice, isFallback } = answer.data
			return { course: { title, subtitle, image, discountedPrice, isFallback } }
		} catch (error) {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		}
	},
	head: async ({ match, params, loaderData }) => {
		const { courseHead } = await import('../features/courses/courses-head.ts')
		return courseHead(match.context, params.courseId, loaderData?.course, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: CoursePage,
	errorComponent: CoursePageFailure,
	notFoundComponent: CoursePageMissing,
})
