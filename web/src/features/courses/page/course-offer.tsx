import type { CourseWithParts } from '@aravalli/shared/courses/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { CoursePrice } from '../course-price.tsx'
import { EnrollLink } from '../enroll-link.tsx'
import { messages as coursesMessages } from '../messages.en.ts'
import css from './course-offer.module.css'

/** Says what the course has and costs, or until when it is open. */
export function CourseOffer({ course }: { course: CourseWithParts }) {
	const m = useMessages(coursesMessages)
	const language = useLanguage()
	const until = course.accessUntil && formatDay(indiaDay(new Date(course.accessUntil)), language)
	return (
		<section className={css.offer} aria-label={course.title}>
			<ul className={css.features} lang={course.isFallback ? 'en' : undefined}>
				{course.features.map((feature) => (
					<li key={feature}>
						<Icon path={checkIcon} />
						{feature}
					</li>
				))}
				<li lang={language === 'hindi' ? 'hi' : 'en'}>
					<Icon path={checkIcon} />
					{m.access(course.duration.value)}
				</li>
			</ul>
			{until ? (
				<p className={css.open}>
					<Icon path={checkIcon} />
					{m.openUntil(until)}
				</p>
			) : (
				<>
					<CoursePrice course={course} />
					<EnrollLink course={course} variant="action" />
					{course.isOpen && <p className={css.note}>{m.openToEditors}</p>}
				</>
			)}
		</section>
	)
}
