import type { Kind } from '@aravalli/shared/content/kind'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { FilterSelect } from '../filter-select.tsx'
import tools from '../list-tools.module.css'
import css from './desk-list.module.css'
import { changedLink, type DeskSearch } from './desk-search.ts'
import { facetsOf } from './facets.ts'
import { messages as listMessages } from './messages.en.ts'

interface DeskToolbarProps {
	kind: Kind
	asked: DeskSearch
}

/** Narrows the list; all that is chosen stands in the address. */
export function DeskToolbar({ kind, asked }: DeskToolbarProps) {
	const m = useMessages(listMessages)
	const language = useLanguage()
	const navigate = useNavigate()
	// A link that is made of a kind's facts is more than the router's types can follow.
	const change = (to: Partial<DeskSearch>) => void navigate(changedLink(kind.name, asked, to) as NavigateOptions)
	const { status, filter, needs } = asked
	const others = Object.entries({ status, filter, needs }).flatMap(([name, value]) => (value ? [[name, value]] : []))
	return (
		<div className={tools.toolbar}>
			<div className={tools.search}>
				<SearchField
					action={linkAddress({ to: '/admin/$type', params: { type: kind.name } })}
					label={m.search}
					value={asked.search ?? ''}
					maxLength={SEARCH_MAX_LENGTH}
					hidden={Object.fromEntries(others)}
					onSearch={(words) => change({ search: words || undefined })}
				/>
			</div>
			{facetsOf(kind).map(({ name, label, values }) => (
				<FilterSelect
					key={name}
					label={label[language]}
					any={m.anyOf(label[language])}
					choices={values.map((value) => ({ value: value.filter, label: value.label[language] }))}
					value={values.find((value) => value.filter === filter)?.filter}
					onChange={(chosen) => change({ filter: chosen })}
				/>
			))}
			{status !== 'deleted' && (
				<label className={css.toggle}>
					<input
						type="checkbox"
						checked={needs === 'hindi'}
						onChange={({ target }) => change({ needs: target.checked ? 'hindi' : undefined })}
					/>
					{m.needsHindi}
				</label>
			)}
		</div>
	)
}
