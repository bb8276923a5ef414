import type { Course } from '@aravalli/shared/courses/contract'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import lattice from '#web/ui/lattice.module.css'
import css from './course-panel.module.css'
import { messages as coursesMessages } from './messages.en.ts'

const paints = [css.teal, css.indigo, css.clay]

interface CoursePanelProps {
	course: Pick<Course, 'duration' | 'image'>
	/** Counts courses from 0: each has a colour of its own, so that it is known again. */
	index: number
	/** Is as low as a title and a price beside it. */
	isCompact?: boolean
}

/** Says by a large figure for how many months a course is open. */
export function CoursePanel({ course: { duration, image }, index, isCompact }: CoursePanelProps) {
	const m = useMessages(coursesMessages)
	return (
		<div className={classNames(lattice.lattice, css.panel, paints[index % paints.length], isCompact && css.compact)}>
			{image ? (
				<img className={css.picture} src={image} alt="" loading="lazy" />
			) : (
				<svg className={css.hills} viewBox="0 0 300 80" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
					<path d="M0 60C40 60 55 24 95 24s60 36 100 36 45-46 80-46q14 0 25 8v58H0Z" />
				</svg>
			)}
			<p className={css.months}>
				<span className={css.figure}>{duration.value}</span> {m.months(duration.value)}
			</p>
		</div>
	)
}
