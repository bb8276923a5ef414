import type { CourseWithParts } from '@aravalli/shared/courses/contract'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MissingPage } from '#web/content/missing-page.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { coursesLink } from '../course-links.ts'
import { courseTrail, listTrail } from '../course-trail.ts'
import { messages as coursesMessages } from '../messages.en.ts'
import { courseQuery } from '../queries.ts'
import { CourseOffer } from './course-offer.tsx'
import css from './course-page.module.css'
import { LecturePart } from './lecture-part.tsx'
import { MaterialPart } from './material-part.tsx'

const route = getRouteApi('/courses/$courseId')

/** Shows what a course has: all of it to whoever has bought it, else its outline and what is free. */
export function CoursePage() {
	const { api, language } = route.useRouteContext()
	const { courseId } = route.useParams()
	const { data, error, isFetching, refetch } = useQuery(courseQuery(api, language, courseId))
	const course = useLatest(data)?.data
	useTitleOfLateCourse(data?.data.title)
	if (course && course.id === courseId) return <ShownCourse course={course} />
	if (error instanceof ApiError && error.status === 404) return <CoursePageMissing />
	return (
		<Frame>
			{error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} /> : <LoadingSheet />}
		</Frame>
	)
}

function ShownCourse({ course }: { course: CourseWithParts }) {
	const m = useMessages(coursesMessages)
	const { lecture, material } = route.useSearch()
	const lang = course.isFallback ? 'en' : undefined
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={courseTrail(m, course)} />
					<PageHeading title={<span lang={lang}>{course.title}</span>}>
						<span lang={lang}>{course.subtitle}</span>
					</PageHeading>
					{course.isFallback && <Note>{m.fallback}</Note>}
					<div className={css.narrow}>
						<CourseOffer course={course} />
					</div>
				</>
			}
			rail={
				<div className={css.wide}>
					<CourseOffer course={course} />
				</div>
			}
		>
			<div className={css.parts} lang={lang}>
				<LecturePart course={course} chosenId={lecture} />
				<MaterialPart materials={course.materials} chosenId={material} isNoted />
				<p className={css.about}>{course.description}</p>
			</div>
		</PageBody>
	)
}

/** In the browser a course may come after its page has opened, and with it the page's title. */
function useTitleOfLateCourse(title: string | undefined) {
	const { course } = route.useLoaderData()
	useLateHead(route.id, title !== undefined && title !== course?.title)
}

export function CoursePageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<LoadFailure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
		</Frame>
	)
}

export function CoursePageMissing() {
	const m = useMessages(coursesMessages)
	return (
		<MissingPage
			trail={listTrail(m)}
			title={m.notFoundTitle}
			text={m.notFoundText}
			wayOut={{ label: m.backToCourses, link: coursesLink() }}
		/>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const m = useMessages(coursesMessages)
	return (
		<PageBody top={<Breadcrumb items={listTrail(m)} />}>
			<Sheet>{children}</Sheet>
		</PageBody>
	)
}
