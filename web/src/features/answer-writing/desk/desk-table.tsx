import { formatMoment } from '@aravalli/shared/format-moment'
import { editLink } from '#web/content/desk/desk-links.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { LanguageChips } from '#web/ui/editing/language-chips.tsx'
import { messages as editingMessages } from '#web/ui/editing/messages.en.ts'
import { PublishState } from '#web/ui/editing/publish-state.tsx'
import { TwinTitle } from '#web/ui/editing/twin-title.tsx'
import { DifficultyBadge } from '../../questions/public.tsx'
import { messages as answerWritingMessages } from '../messages.en.ts'
import css from './desk-list.module.css'
import { messages as deskMessages } from './messages.en.ts'
import type { QuestionItemRow } from './question-item.ts'
import { RowActions } from './row-actions.tsx'

interface DeskTableProps {
	rows: QuestionItemRow[]
}

/** Shows questions as their editors look over them: both languages, and all that is not text in a line. */
export function DeskTable({ rows }: DeskTableProps) {
	const { columns } = useMessages(deskMessages)
	const { question, paper, difficulty, marks, languages, status, saved, actions } = columns
	return (
		<DenseTable columns={[question, paper, difficulty, marks, languages, status, saved, actions]}>
			{rows.map((row) => (
				<Row key={row.id} row={row} />
			))}
		</DenseTable>
	)
}

function Row({ row }: { row: QuestionItemRow }) {
	const m = useMessages(deskMessages)
	const { somebody } = useMessages(editingMessages)
	const { filters: papers } = useMessages(answerWritingMessages)
	const language = useLanguage()
	const { paperCategory, difficulty, marks } = row.facts
	const columns = m.columns
	return (
		<tr>
			<DenseCell label={columns.question} isMain>
				<TwinTitle
					title={row.title}
					untitled={m.untitled}
					link={row.status === 'deleted' ? null : editLink('answer-writing', row.id)}
				/>
			</DenseCell>
			<DenseCell label={columns.paper}>{paperCategory && papers[paperCategory]}</DenseCell>
			<DenseCell label={columns.difficulty}>{difficulty && <DifficultyBadge level={difficulty} />}</DenseCell>
			<DenseCell label={columns.marks} isNumber>
				{marks}
			</DenseCell>
			<DenseCell label={columns.languages}>
				<LanguageChips languages={row.languages} />
			</DenseCell>
			<DenseCell label={columns.status}>
				<PublishState status={row.status} />
			</DenseCell>
			<DenseCell label={columns.saved}>
				<span className={css.saved}>{formatMoment(row.updatedAt, language)}</span>
				<span className={css.saver}>{row.updatedByName ?? somebody}</span>
			</DenseCell>
			<DenseCell label={columns.actions}>
				<RowActions row={row} />
			</DenseCell>
		</tr>
	)
}
