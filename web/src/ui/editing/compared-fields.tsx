import type { LineChange } from '#web/lib/editing/line-difference.ts'
import { useMessages } from '#web/lib/messages.ts'
import { BothVersions } from './both-versions.tsx'
import { ChangedLines } from './changed-lines.tsx'
import css from './compared-fields.module.css'
import { messages as editingMessages } from './messages.en.ts'

interface ComparedNames {
	/** Says where it is, as in 'hindi.answer'. */
	path: string
	label: string
	/** Names its language where it is not the page's. */
	lang?: string
}

/** Holds one field of both versions: as text, or by the lines in which they differ. */
export type ComparedField = ComparedNames & ({ mine: string; theirs: string } | { changes: LineChange[] })

interface ComparedFieldsProps {
	fields: ComparedField[]
	/** Names the two versions, and what only one of them has. */
	names: Record<'mine' | 'theirs' | 'onlyMine' | 'onlyTheirs', string>
}

/** Shows where two versions differ, word by word. */
export function ComparedFields({ fields, names }: ComparedFieldsProps) {
	const m = useMessages(editingMessages)
	const differing = fields.filter((field) =>
		'changes' in field ? field.changes.length > 0 : field.mine !== field.theirs,
	)
	if (differing.length === 0) return <p>{m.noDifference}</p>
	return differing.map((field) => (
		<div key={field.path} className={css.field}>
			<h3 className={css.label} lang={field.lang}>
				{field.label}
			</h3>
			{'changes' in field ? (
				<ChangedLines changes={field.changes} names={names} lang={field.lang} />
			) : (
				<BothVersions {...field} names={names} />
			)}
		</div>
	))
}
