import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DenseCell, DenseChoice } from '#web/ui/editing/dense-table.tsx'
import { LanguageChips } from '#web/ui/editing/language-chips.tsx'
import { PublishState } from '#web/ui/editing/publish-state.tsx'
import { TwinTitle } from '#web/ui/editing/twin-title.tsx'
import { editLink } from '../desk-links.ts'
import css from './desk-list.module.css'
import { type FactColumn, factWords } from './fact-words.ts'
import { messages as listMessages } from './messages.en.ts'
import type { DeskRow } from './queries.ts'

interface DeskTableRowProps {
	/** Is the kind's name. */
	type: string
	facts: FactColumn[]
	row: DeskRow
	isChosen: boolean
	/** @param isRange together with all from the row that was chosen before */
	onChoose: (isRange: boolean) => void
}

export function DeskTableRow({ type, facts, row, isChosen, onChoose }: DeskTableRowProps) {
	const m = useMessages(listMessages)
	const language = useLanguage()
	const { columns } = m
	const values = row.facts as Record<string, unknown>
	return (
		<tr data-chosen={isChosen || undefined}>
			<DenseChoice>
				<label className={css.choice}>
					<input
						type="checkbox"
						checked={isChosen}
						onChange={({ nativeEvent }) => onChoose((nativeEvent as MouseEvent).shiftKey)}
					/>
					<span className="visuallyHidden">{m.chooseOne(row.title[language] || row.title.english || m.untitled)}</span>
				</label>
			</DenseChoice>
			<DenseCell label={columns.title} isMain>
				<TwinTitle
					title={row.title}
					untitled={m.untitled}
					link={row.status === 'deleted' ? null : editLink(type, row.id)}
				/>
			</DenseCell>
			{facts.map(({ name, field, label }) => (
				<DenseCell key={name} label={label}>
					<Fact words={factWords(field, values[name], language, m.yes)} isNumber={field.type === 'number'} />
				</DenseCell>
			))}
			<DenseCell label={columns.languages}>
				<span className={css.languages}>
					<LanguageChips languages={row.languages} />
					{row.isHindiOlder && row.languages.hindi !== 'missing' && <Badge tone="warn">{m.hindiOlder}</Badge>}
				</span>
			</DenseCell>
			<DenseCell label={columns.status}>
				<PublishState status={row.status} />
				<Schedule row={row} />
			</DenseCell>
			<DenseCell label={columns.saved}>
				<span className={css.line}>{formatMoment(row.updatedAt, language)}</span>
				<span className={css.saver}>{row.isUpdatedByCaller ? m.you : row.updatedByName}</span>
			</DenseCell>
		</tr>
	)
}

/** An empty cell is left out on a phone. */
function Fact({ words, isNumber }: { words: string; isNumber: boolean }) {
	return words && <span className={isNumber ? undefined : css.words}>{words}</span>
}

/** Says when readers are going to see it, or should have. */
function Schedule({ row: { publishAt, scheduleMissedAt } }: { row: DeskRow }) {
	const m = useMessages(listMessages)
	const language = useLanguage()
	if (publishAt) return <span className={css.line}>{formatMoment(publishAt, language)}</span>
	if (!scheduleMissedAt) return null
	return <span className={css.missed}>{m.missed(formatMoment(scheduleMissedAt, language))}</span>
}
