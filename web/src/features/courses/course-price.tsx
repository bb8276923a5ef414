import type { Course } from '@aravalli/shared/courses/contract'
import { formatRupees, paise } from '@aravalli/shared/money'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import css from './course-price.module.css'
import { messages as coursesMessages } from './messages.en.ts'

/** Says what is paid; what it would cost without the discount is struck off. */
export function CoursePrice({ course }: { course: Pick<Course, 'price' | 'fees' | 'discount'> }) {
	const m = useMessages(coursesMessages)
	return (
		<p className={css.price}>
			<span className={css.figure}>{course.price}</span>
			{course.discount > 0 && (
				<>
					<span className="visuallyHidden">{m.before}</span>
					<s className={css.before}>{formatRupees(paise(Math.round(course.fees * 100)))}</s>
					<span className={css.off}>
						<Badge tone="ok">{m.off(course.discount)}</Badge>
					</span>
				</>
			)}
		</p>
	)
}
