import type { MainsFilters } from '@aravalli/shared/mains-practice/contract'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons.ts'
import type { MainsSearch } from '../list-search.ts'
import { practiceLink, practicePath } from '../mains-links.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import css from './filters.module.css'

interface FiltersProps {
	search: MainsSearch
	/** Is undefined while they are on their way: what is chosen stands there by itself. */
	filters: MainsFilters | undefined
}

type FilterName = 'year' | 'set' | 'subject' | 'topic'

/** Filters by set or year, subject and topic, folded on a phone. Without JavaScript these are a form with a button. */
export function Filters({ search, filters }: FiltersProps) {
	const m = useMessages(mainsMessages)
	const navigate = useNavigate()
	const topics = topicsOf(filters, search.subject)
	const change = (name: FilterName, value: string) => {
		const { page: _, question: __, result: ___, ...kept } = search
		const changed = {
			...kept,
			[name]: name === 'year' || name === 'set' ? Number(value) || undefined : value || undefined,
		}
		// A topic of another subject would find nothing.
		const isLost = name === 'subject' && !topicsOf(filters, value || undefined).some(({ id }) => id === search.topic)
		void navigate(practiceLink(isLost ? { ...changed, topic: undefined } : changed))
	}
	const { subject, topic } = search
	const nameIn = (known: readonly Option[], id: string | undefined) => known.find((one) => one.id === id)?.name
	const chosen = [
		search.year,
		search.set && m.practiceSet(search.set),
		nameIn(filters?.subjects ?? [], subject),
		nameIn(topics, topic),
	].filter(Boolean)
	return (
		<details className={css.folded}>
			<summary className={css.summary}>
				<Icon path={chevronDownIcon} className={css.chevron} />
				<span className={css.chosen}>{chosen.length > 0 ? chosen.join(' · ') : m.filters}</span>
			</summary>
			<form
				action={practicePath}
				autoComplete="off"
				className={classNames(css.filters, search.tab === 'miq' && css.two)}
				aria-label={m.filters}
			>
				{search.tab && <input type="hidden" name="tab" value={search.tab} />}
				<Origin search={search} filters={filters} onChange={change} />
				<Choice name="subject" label={m.subject} all={m.allSubjects} value={search.subject ?? ''} onChange={change}>
					{filters?.subjects ?? []}
				</Choice>
				<Choice name="topic" label={m.topic} all={m.allTopics} value={search.topic ?? ''} onChange={change}>
					{topics}
				</Choice>
				<noscript>
					<Button type="submit">{m.apply}</Button>
				</noscript>
			</form>
		</details>
	)
}

interface OriginProps extends FiltersProps {
	onChange: (name: FilterName, value: string) => void
}

/** Asks for the set of practice questions, or for the year of previous years'; the most important ones have neither. */
function Origin({ search: { tab, set, year }, filters, onChange }: OriginProps) {
	const m = useMessages(mainsMessages)
	if (tab === 'miq') return null
	if (tab === 'pyq')
		return (
			<Choice name="year" label={m.year} all={m.allYears} value={year ? String(year) : ''} onChange={onChange}>
				{(filters?.years ?? []).map((one) => ({ id: String(one.year), name: m.yearCount(one.year, one.questions) }))}
			</Choice>
		)
	return (
		<Choice name="set" label={m.set} all={m.allSets} value={set ? String(set) : ''} onChange={onChange}>
			{(filters?.sets ?? []).map((one) => ({ id: String(one.set), name: m.setCount(one.set, one.questions) }))}
		</Choice>
	)
}

/** Lists the topics of one subject or of all; a topic that several subjects have stands once. */
function topicsOf(filters: MainsFilters | undefined, subject: string | undefined) {
	const wanted = (filters?.topics ?? []).filter(({ subjectId }) => subject === undefined || subjectId === subject)
	return [...new Map(wanted.map((topic) => [topic.id, topic])).values()]
}

interface Option {
	id: string
	name: string
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
	const isKnown = value === '' || options.some(({ id }) => id === value)
	return (
		<Field label={label}>
			{(control) => (
				<select {...control} name={name} value={value} onChange={({ target }) => onChange(name, target.value)}>
					<option value="">{all}</option>
					{!isKnown && <option value={value}>{value}</option>}
					{options.map((option) => (
						<option key={option.id} value={option.id}>
							{option.name}
						</option>
					))}
				</select>
			)}
		</Field>
	)
}
