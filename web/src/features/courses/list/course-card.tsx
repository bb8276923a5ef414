import type { Course } from '@aravalli/shared/courses/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { courseLink } from '../course-links.ts'
import { CoursePanel } from '../course-panel.tsx'
import { CoursePrice } from '../course-price.tsx'
import { EnrollLink } from '../enroll-link.tsx'
import { messages as coursesMessages } from '../messages.en.ts'
import css from './course-card.module.css'

/** Shows a course with what it has and what it costs, and leads to both: its outline, and its payment. */
export function CourseCard({ course, index }: { course: Course; index: number }) {
	const m = useMessages(coursesMessages)
	const lang = course.isFallback ? 'en' : undefined
	return (
		<li className={css.card}>
			<CoursePanel course={course} index={index} />
			<div className={css.body}>
				<h2 className={css.title} lang={lang}>
					<PageLink link={courseLink(course.id)}>{course.title}</PageLink>
				</h2>
				<p className={css.subtitle} lang={lang}>
					{course.subtitle}
				</p>
				{course.isFallback && <p className={css.subtitle}>{m.inEnglish}</p>}
				<ul className={css.features} lang={lang}>
					{course.features.map((feature) => (
						<li key={feature}>
							<Icon path={checkIcon} />
							{feature}
						</li>
					))}
				</ul>
				{course.isEnrolled ? (
					<p className={css.enrolled}>
						<Badge tone="ok" icon={checkIcon}>
							{m.enrolled}
						</Badge>
					</p>
				) : (
					<CoursePrice course={course} />
				)}
				{course.isEnrolled ? (
					<PageLink
						link={courseLink(course.id)}
						className={buttonClass({ variant: 'primary', isWide: true })}
						aria-label={m.goToCourse(course.title)}
					>
						{m.goTo}
					</PageLink>
				) : (
					<EnrollLink course={course} />
				)}
			</div>
		</li>
	)
}
