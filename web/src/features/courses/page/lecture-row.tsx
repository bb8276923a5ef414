import type { Lecture } from '@aravalli/shared/courses/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lockIcon, playIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { courseLink } from '../course-links.ts'
import { messages as coursesMessages } from '../messages.en.ts'
import css from './lecture-row.module.css'

interface LectureRowProps {
	courseId: string
	lecture: Lecture
	number: number
	/** The player has it. */
	isShown: boolean
}

/** Shows a lecture of the outline; the whole row leads to one that is open. */
export function LectureRow({ courseId, lecture, number, isShown }: LectureRowProps) {
	const m = useMessages(coursesMessages)
	const { _id, title, description, minutes, isFree, isOpen } = lecture
	return (
		<li className={classNames(css.row, isShown && css.shown)}>
			<span className={css.number}>{number}</span>
			<div className={css.words}>
				<h3 className={css.title}>
					{isOpen ? (
						<PageLink link={courseLink(courseId, _id)} className={css.link} aria-current={isShown ? 'true' : undefined}>
							{title}
						</PageLink>
					) : (
						title
					)}
				</h3>
				<p className={css.description}>{description}</p>
				<p className={css.facts}>
					{m.minutes(minutes)}
					{isFree && <Badge tone="ok">{m.free}</Badge>}
					{!isOpen && (
						<span className={css.closed}>
							<Icon path={lockIcon} />
							{m.closed}
						</span>
					)}
					{isShown && <span className={css.here}>{m.playing}</span>}
				</p>
			</div>
			{isOpen && !isShown && <Icon path={playIcon} className={css.play} />}
		</li>
	)
}
