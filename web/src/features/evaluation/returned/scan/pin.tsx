import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import { inks } from '@aravalli/shared/evaluation/annotation-shapes'
import { useMessages } from '#web/lib/messages.ts'
import { commentId, pinId, pressing } from '../comment-places.ts'
import { messages as returnedMessages } from '../messages.en.ts'
import css from './scan.module.css'

interface PinProps {
	page: { width: number; height: number }
	comment: Annotation
	number: number
	isChosen: boolean
	onPress: () => void
}

/**
 * Stands with its corner on the point that a comment is about. It is as large on each screen and at each zoom, so that its
 * number can be read and a finger finds it.
 */
export function Pin({ page, comment, number, isChosen, onPress }: PinProps) {
	const m = useMessages(returnedMessages)
	const [{ x, y } = { x: 0, y: 0 }] = comment.points
	const label = m.pin(number, m.tones[comment.tone])
	return (
		<svg className={css.place} x={`${(100 * x) / page.width}%`} y={`${(100 * y) / page.height}%`}>
			<title>{label}</title>
			<a
				id={pinId(comment.id)}
				href={`#${commentId(comment.id)}`}
				className={css.pin}
				aria-label={label}
				aria-current={isChosen || undefined}
				onClick={pressing(onPress)}
			>
				<circle className={css.room} cx="11" cy="-11" r="20" />
				<path className={css.drop} d="M0 0V-11A11 11 0 1 1 11 0Z" fill={inks[comment.tone]} />
				<text className={css.number} x="11" y="-6.5" fill={inks.pinText}>
					{number}
				</text>
			</a>
		</svg>
	)
}
