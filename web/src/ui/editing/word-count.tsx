import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '../class-names.ts'
import css from './editor-parts.module.css'
import { messages as editingMessages } from './messages.en.ts'

interface WordCountProps {
	words: number
	/** It is null where none has been set. */
	limit: number | null
}

/** A tenth over the limit is what examiners let pass. */
const TOLERANCE = 1.1

/** Shows how long a text is beside how long it may be. */
export function WordCount({ words, limit }: WordCountProps) {
	const m = useMessages(editingMessages)
	const isOver = limit !== null && words > limit * TOLERANCE
	return (
		<p className={classNames(css.count, isOver && css.over)}>
			<span>{m.wordCount(formatCount(words), words)}</span>
			{limit !== null && (
				<span>{isOver ? m.overLimit(formatCount(words - limit)) : m.wordLimit(formatCount(limit))}</span>
			)}
		</p>
	)
}
