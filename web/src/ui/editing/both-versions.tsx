import { wordDifference } from '#web/lib/editing/word-difference.ts'
import { useMessages } from '#web/lib/messages.ts'
import css from './compared-fields.module.css'
import { messages as editingMessages } from './messages.en.ts'

interface BothVersionsProps {
	mine: string
	theirs: string
	/** Names the two versions. */
	names: { mine: string; theirs: string }
	lang?: string | undefined
}

/** Shows a text of both versions side by side, with the words marked that only one has. */
export function BothVersions({ mine, theirs, names, lang }: BothVersionsProps) {
	return (
		<dl className={css.versions}>
			<Version name={names.theirs} text={theirs} other={mine} lang={lang} />
			<Version name={names.mine} text={mine} other={theirs} lang={lang} />
		</dl>
	)
}

/** So many characters always have room. */
const SHORT = 300

interface VersionProps {
	name: string
	text: string
	other: string
	lang: string | undefined
}

function Version({ name, text, other, lang }: VersionProps) {
	const m = useMessages(editingMessages)
	const pieces = wordDifference(text, other).map((piece, index) => ({ ...piece, index }))
	return (
		<div className={css.version}>
			<dt className={css.name}>{name}</dt>
			<dd
				className={css.text}
				lang={text ? lang : undefined}
				// It is scrolled by keys where it has no room.
				tabIndex={text.length > SHORT || text.includes('\n') ? 0 : undefined}
			>
				{pieces.map((piece) => (piece.isOwn ? <mark key={piece.index}>{piece.text}</mark> : piece.text))}
				{text === '' && <span className={css.nothing}>{m.nothing}</span>}
			</dd>
		</div>
	)
}
