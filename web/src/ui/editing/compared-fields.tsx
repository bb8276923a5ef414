import { wordDifference } from '#web/lib/editing/word-difference.ts'
import { useMessages } from '#web/lib/messages.ts'
import css from './compared-fields.module.css'
import { messages as editingMessages } from './messages.en.ts'

/** Holds one field of both versions, as text. */
export interface ComparedField {
	/** Says where it is, as in 'hindi.answer'. */
	path: string
	label: string
	/** Names its language where it is not the page's. */
	lang?: string
	mine: string
	theirs: string
}

interface ComparedFieldsProps {
	fields: ComparedField[]
	/** Names the two versions. */
	names: { mine: string; theirs: string }
}

/** Shows where two versions differ, word by word. */
export function ComparedFields({ fields, names }: ComparedFieldsProps) {
	const m = useMessages(editingMessages)
	const differing = fields.filter((field) => field.mine !== field.theirs)
	if (differing.length === 0) return <p>{m.noDifference}</p>
	return differing.map((field) => (
		<div key={field.path} className={css.field}>
			<h3 className={css.label} lang={field.lang}>
				{field.label}
			</h3>
			<dl className={css.versions}>
				<Version name={names.theirs} text={field.theirs} other={field.mine} lang={field.lang} />
				<Version name={names.mine} text={field.mine} other={field.theirs} lang={field.lang} />
			</dl>
		</div>
	))
}

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
			<dd className={css.text} lang={text ? lang : undefined}>
				{pieces.map((piece) => (piece.isOwn ? <mark key={piece.index}>{piece.text}</mark> : piece.text))}
				{text === '' && <span className={css.nothing}>{m.nothing}</span>}
			</dd>
		</div>
	)
}
