import type { CourseWithParts, Lecture } from '@aravalli/shared/courses/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as coursesMessages } from '../messages.en.ts'
import { chooseLecture } from './choose-lecture.ts'
import css from './lecture-part.module.css'
import { LecturePlayer } from './lecture-player.tsx'
import { LectureRow } from './lecture-row.tsx'

interface LecturePartProps {
	course: CourseWithParts
	/** Is the lecture that the address names. */
	chosenId: string | undefined
}

/** Shows one lecture, and the list of all. */
export function LecturePart({ course: { id, lectures }, chosenId }: LecturePartProps) {
	const m = useMessages(coursesMessages)
	const shown = chooseLecture(lectures, chosenId)
	return (
		<section aria-labelledby="lectures" className={css.part}>
			{shown?.video && <LecturePlayer key={shown._id} courseId={id} lecture={shown} video={shown.video} />}
			<div className={css.title}>
				<h2 id="lectures">{m.lectures}</h2>
				<p className={css.count}>{m.lectureCount(lectures.length, minutesOf(lectures))}</p>
			</div>
			<Sheet>
				{lectures.length === 0 ? (
					<p className={css.none}>{m.noLectures}</p>
				) : (
					<ol>
						{lectures.map((lecture, index) => (
							<LectureRow
								key={lecture._id}
								courseId={id}
								lecture={lecture}
								number={index + 1}
								isShown={lecture === shown}
							/>
						))}
					</ol>
				)}
			</Sheet>
		</section>
	)
}

const minutesOf = (lectures: Lecture[]) => lectures.reduce((sum, { minutes }) => sum + minutes, 0)
