import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { courseLink, listPath } from '../course-links.ts'
import { CoursePanel } from '../course-panel.tsx'
import { CoursePrice } from '../course-price.tsx'
import { messages as coursesMessages } from '../messages.en.ts'
import { coursesQuery } from '../queries.ts'
import css from './home-courses.module.css'

/** Shows the courses on the home page, each a link; where there are none, nothing. */
export function HomeCourses({ api }: { api: ApiClient }) {
	const m = useMessages(coursesMessages)
	const { data } = useQuery({ ...coursesQuery(api, useLanguage()), retry: false })
	const courses = useLatest(data)?.data ?? []
	if (courses.length === 0) return null
	return (
		<section aria-labelledby="courses">
			<SectionTitle id="courses" title={m.title} href={listPath} label={m.all} />
			<ul className={css.row}>
				{courses.slice(0, 3).map((course, index) => (
					<li key={course.id} className={css.course}>
						<CoursePanel course={course} index={index} isCompact />
						<div className={css.words} lang={course.isFallback ? 'en' : undefined}>
							<h3 className={css.title}>
								<PageLink link={courseLink(course.id)} className={css.link}>
									{course.title}
								</PageLink>
							</h3>
							<p className={css.subtitle}>{course.subtitle}</p>
							<CoursePrice course={course} />
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
