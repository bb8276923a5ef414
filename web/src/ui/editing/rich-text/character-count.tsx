import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '../../class-names.ts'
import css from '../editor-parts.module.css'
import { messages as richTextMessages } from './messages.en.ts'

interface CharacterCountProps {
	id: string
	count: number
	limit: number
}

/** Shows how long a text is as it is stored, beside how long it may be. */
export function CharacterCount({ id, count, limit }: CharacterCountProps) {
	const m = useMessages(richTextMessages)
	const isOver = count > limit
	return (
		<p id={id} className={classNames(css.count, isOver && css.over)}>
			<span>{m.characters(formatCount(count))}</span>
			<span>{isOver ? m.overLimit(formatCount(count - limit)) : m.limit(formatCount(limit))}</span>
		</p>
	)
}
