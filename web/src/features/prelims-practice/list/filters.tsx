import type { PrelimsFilters } from '@aravalli/shared/prelims-practice/contract'
import { useNavigate } from '@tanstack/react-router'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons.ts'
import { type PrelimsSearch, readPrelimsSearch, sheetSizes } from '../list-search.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import { listLink, listOf, type PrelimsPath } from '../prelims-links.ts'
import css from './filters.module.css'

interface FiltersProps {
	path: PrelimsPath
	search: PrelimsSearch
	/** Is undefined while they are on their way: what is chosen stands there by itself. */
	filters: PrelimsFilters | undefined
}

type FilterName = 'subject' | 'topic' | 'difficulty' | 'count'

/** Filters by subject, topic and difficulty, and says how many questions are on a sheet. Without JavaScript it is a form with a button. */
export function Filters({ path, search, filters }: FiltersProps) {
	const m = useMessages(prelimsMessages)
	const navigate = useNavigate()
	const { subject, topic, difficulty } = search
	const subjects = filters?.subjects ?? []
	const topics = topicsOf(filters, subject)
	const levels = filters?.difficulties ?? []
	const change = (name: FilterName, value: string) => {
		const changed = { ...listOf(search), [name]: value || undefined }
		// A topic of another subject would find nothing.
		const isLost = name === 'subject' && !topicsOf(filters, value || undefined).some(({ id }) => id === topic)
		void navigate(listLink(path, listOf(readPrelimsSearch(isLost ? { ...changed, topic: undefined } : changed))))
	}
	const named = [subjects, topics, levels].flatMap((options, index) => {
		const id = [subject, topic, difficulty][index]
		return options.find((one) => one.id === id)?.name ?? []
	})
	return (
		<details className={css.folded}>
			<summary className={css.summary}>
				<Icon path={chevronDownIcon} className={css.chevron} />
				<span className={css.chosen}>{named.length > 0 ? named.join(' · ') : m.filters}</span>
			</summary>
			<form action={path} autoComplete="off" className={css.filters} aria-label={m.filters}>
				<Choice name="subject" label={m.subject} all={m.allSubjects} value={subject ?? ''} onChange={change}>
					{subjects}
				</Choice>
				<Choice name="topic" label={m.topic} all={m.allTopics} value={topic ?? ''} onChange={change}>
					{topics}
				</Choice>
				<Choice
					name="difficulty"
					label={m.difficulty}
					all={m.allDifficulties}
					value={difficulty ?? ''}
					onChange={change}
				>
					{levels}
				</Choice>
				<Field label={m.size}>
					{(control) => (
						<select
							{...control}
							name="count"
							value={search.count ?? sheetSizes[0]}
							onChange={({ target }) => change('count', target.value)}
						>
							{sheetSizes.map((size) => (
								<option key={size} value={size}>
									{size}
								</option>
							))}
						</select>
					)}
				</Field>
				<noscript>
					<Button type="submit">{m.apply}</Button>
				</noscript>
			</form>
		</details>
	)
}

/** Lists the topics of one subject or of all; a topic that several subjects have stands once, with all its questions. */
function topicsOf(filters: PrelimsFilters | undefined, subject: string | undefined): Option[] {
	const found = new Map<string, Option>()
	for (const { id, subjectId, name, questions } of filters?.topics ?? []) {
		if (subject !== undefined && subjectId !== subject) continue
		found.set(id, { id, name, questions: questions + (found.get(id)?.questions ?? 0) })
	}
	return [...found.values()]
}

interface Option {
	id: string
	name: string
	questions: number
}

interface ChoiceProps {
	name: FilterName
	label: string
	all: string
	value: string
	onChange: (name: FilterName, value: string) => void
	children: readonly Option[]
}

function Choice({ name, label, all, value, onChange, children: options }: ChoiceProps) {
	const m = useMessages(prelimsMessages)
	const isKnown = value === '' || options.some(({ id }) => id === value)
	return (
		<Field label={label}>
			{(control) => (
				<select {...control} name={name} value={value} onChange={({ target }) => onChange(name, target.value)}>
					<option value="">{all}</option>
					{!isKnown && <option value={value}>{value}</option>}
					{options.map(({ id, name: text, questions }) => (
						<option key={id} value={id}>
							{m.counted(text, formatCount(questions))}
						</option>
					))}
				</select>
			)}
		</Field>
	)
}
