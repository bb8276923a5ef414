import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { indiaDay } from '@aravalli/shared/india-time'
import { difficulties, type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { messages as answerWritingMessages } from '../messages.en.ts'
import { messages as deskMessages } from './messages.en.ts'
import { NumberFields } from './number-fields.tsx'
import css from './question-editor.module.css'

interface FactsRailProps {
	draft: QuestionDraft
	errorOf: (path: string) => string | undefined
	onChange: (facts: Partial<QuestionDraft>) => void
}

const isPaper = (value: string): value is PaperCategory => paperCategories.some((paper) => paper === value)

/**
 * Holds what is no text: paper, difficulty, marks, lengths and date. Difficulty and numbers keep their own state, so
 * the rail wants a key.
 */
export function FactsRail({ draft, errorOf, onChange }: FactsRailProps) {
	const m = useMessages(deskMessages)
	const { filters: papers } = useMessages(answerWritingMessages)
	return (
		<section className={css.facts} aria-label={m.facts}>
			<Field label={m.paper} error={errorOf('paperCategory')}>
				{(control) => (
					<select
						{...control}
						name="paperCategory"
						value={draft.paperCategory ?? ''}
						onChange={({ target: { value } }) => onChange({ paperCategory: isPaper(value) ? value : null })}
					>
						<option value="">{m.choosePaper}</option>
						{paperCategories.map((paper) => (
							<option key={paper} value={paper}>
								{papers[paper]}
							</option>
						))}
					</select>
				)}
			</Field>
			<Segments
				label={m.difficulty}
				name="difficulty"
				options={difficulties.map((level) => ({ value: level, label: m.difficulties[level] }))}
				defaultValue={draft.difficulty ?? undefined}
				error={errorOf('difficulty')}
			/>
			<NumberFields draft={draft} errorOf={errorOf} onChange={onChange} />
			<Field label={m.publicationDate} error={errorOf('publishedOn')}>
				{(control) => (
					<input
						{...control}
						type="date"
						name="publishedOn"
						max={indiaDay(new Date())}
						value={draft.publishedOn ?? ''}
						onChange={({ target: { value } }) => onChange({ publishedOn: value || null })}
					/>
				)}
			</Field>
		</section>
	)
}
