import type { Course } from '@aravalli/shared/courses/contract'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useCloseOverList } from '#web/lib/use-close-over-list.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { coursesLink } from '../course-links.ts'
import { listTrail } from '../course-trail.ts'
import { messages as coursesMessages } from '../messages.en.ts'
import { coursesQuery } from '../queries.ts'
import grid from './course-card.module.css'
import { CourseCard } from './course-card.tsx'
import css from './courses-page.module.css'

const CourseCheckout = lazyPart(() => import('./course-checkout.tsx').then((part) => part.CourseCheckout), {
	isOverlay: true,
})

interface CoursesPageProps {
	api: ApiClient
	/** Names the course whose payment dialog is open. */
	chosen: string | undefined
}

/** Shows the courses on sale, and sells them. */
export function CoursesPage({ api, chosen }: CoursesPageProps) {
	const m = useMessages(coursesMessages)
	const query = useQuery(coursesQuery(api, useLanguage()))
	return (
		<Frame>
			<ListFrame query={query}>{({ data }) => <Courses courses={data} chosen={chosen} />}</ListFrame>
			<p className={css.plans}>
				{m.evaluation} <MenuLink href="/daily-evalution-plan">{m.plans}</MenuLink>
			</p>
		</Frame>
	)
}

function Courses({ courses, chosen }: { courses: Course[]; chosen: string | undefined }) {
	const m = useMessages(coursesMessages)
	const viewer = useViewer()
	const close = useCloseOverList(coursesLink())
	const bought = courses.find(({ id }) => id === chosen)
	if (courses.length === 0) {
		return (
			<Sheet>
				<EmptyState title={m.emptyTitle} text={m.emptyText} />
			</Sheet>
		)
	}
	return (
		<>
			<ul className={grid.grid}>
				{courses.map((course, index) => (
					<CourseCard key={course.id} course={course} index={index} />
				))}
			</ul>
			{bought && viewer && <CourseCheckout key={bought.id} course={bought} onClose={close} />}
		</>
	)
}

export function CoursesPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<Sheet>
				<LoadFailure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
			</Sheet>
		</Frame>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const m = useMessages(coursesMessages)
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={listTrail(m)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
				</>
			}
		>
			{children}
		</PageBody>
	)
}
