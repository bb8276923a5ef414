import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { difficulties } from '@aravalli/shared/questions/question'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { messages as paperMessages } from './messages.en.ts'
import { OfferedList } from './offered-list.tsx'
import css from './paper-questions.module.css'
import { type OfferQuery, useOffered } from './question-calls.ts'

/** So many come at once (shared/src/paper-questions/contract.ts). */
const PAGE = 20

interface AddQuestionsProps {
	chosen: readonly string[]
	paperId: string
	onAdd: (question: PaperQuestion) => void
	onClose: () => void
}

/** Looks for published questions and adds them, one press each. */
export function AddQuestions({ chosen, paperId, onAdd, onClose }: AddQuestionsProps) {
	const m = useMessages(paperMessages)
	const [query, setQuery] = useState<OfferQuery>({ search: '', subject: '', difficulty: '', isUnused: true, from: 0 })
	const ask = (part: Partial<OfferQuery>) => setQuery((before) => ({ ...before, from: 0, ...part }))
	const { data, error, isFetching, refetch } = useOffered(query, paperId)
	return (
		<WideDialog title={m.addTitle} onClose={onClose}>
			<div className={css.dialog}>
				<OfferFilters query={query} onAsk={ask} />
				{error && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
				{data && <OfferedList questions={data.data.questions} chosen={chosen} onAdd={onAdd} />}
				<div className={css.buttons}>
					<Button isCompact disabled={query.from === 0} onClick={() => ask({ from: Math.max(0, query.from - PAGE) })}>
						{m.newer}
					</Button>
					<Button isCompact disabled={!data?.data.hasMore} onClick={() => ask({ from: query.from + PAGE })}>
						{m.older}
					</Button>
				</div>
			</div>
		</WideDialog>
	)
}

interface OfferFiltersProps {
	query: OfferQuery
	onAsk: (part: Partial<OfferQuery>) => void
}

function OfferFilters({ query, onAsk }: OfferFiltersProps) {
	const m = useMessages(paperMessages)
	const language = useLanguage()
	return (
		<form className={css.filters} onSubmit={(event) => event.preventDefault()}>
			<Field label={m.search}>
				{(control) => (
					<input
						{...control}
						type="search"
						value={query.search}
						onChange={({ target }) => onAsk({ search: target.value })}
					/>
				)}
			</Field>
			<Field label={m.subject}>
				{(control) => (
					<select
						{...control}
						value={query.subject}
						onChange={({ target }) => onAsk({ subject: target.value as OfferQuery['subject'] })}
					>
						<option value="">{m.all}</option>
						{prelimsSubjects.map((subject) => (
							<option key={subject} value={subject}>
								{prelimsSubjectNames[subject][language]}
							</option>
						))}
					</select>
				)}
			</Field>
			<Field label={m.difficulty}>
				{(control) => (
					<select
						{...control}
						value={query.difficulty}
						onChange={({ target }) => onAsk({ difficulty: target.value as OfferQuery['difficulty'] })}
					>
						<option value="">{m.all}</option>
						{difficulties.map((difficulty) => (
							<option key={difficulty} value={difficulty}>
								{m.difficulties[difficulty]}
							</option>
						))}
					</select>
				)}
			</Field>
			<label className={css.check}>
				<input
					type="checkbox"
					checked={query.isUnused}
					onChange={({ target }) => onAsk({ isUnused: target.checked })}
				/>
				{m.unused}
			</label>
		</form>
	)
}
