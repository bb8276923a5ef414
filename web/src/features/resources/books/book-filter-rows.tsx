import type { BookFilters } from '@aravalli/shared/resources/contract'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { booksLink } from '../resources-links.ts'
import type { BooksSearch } from '../resources-search.ts'
import css from './books.module.css'

interface BookFilterRowsProps {
	type: string
	search: BooksSearch
	filters: BookFilters
}

/** Offers the classes and subjects that a type has. */
export function BookFilterRows({ type, search, filters }: BookFilterRowsProps) {
	const { books: m } = useMessages(resourceMessages)
	const linkTo = (change: BooksSearch) => booksLink(type, { ...search, page: undefined, book: undefined, ...change })
	return (
		<div className={css.filters}>
			<FilterRow
				label={m.class}
				all={m.allClasses}
				chosen={search.class}
				values={filters.classNames}
				linkTo={(value) => linkTo({ class: filters.availableClasses.find((one) => one === value) })}
			/>
			<FilterRow
				label={m.subject}
				all={m.allSubjects}
				chosen={search.subject}
				values={filters.subjectNames}
				linkTo={(value) => linkTo({ subject: filters.availableSubjects.find((one) => one === value) })}
			/>
		</div>
	)
}

interface FilterRowProps {
	label: string
	all: string
	chosen: string | undefined
	values: { value: string; name: string }[]
	/** undefined: all of them. */
	linkTo: (value: string | undefined) => LinkTarget
}

function FilterRow({ label, all, chosen, values, linkTo }: FilterRowProps) {
	if (values.length === 0) return null
	return (
		<nav aria-label={label}>
			<ChipRow>
				<Chip link={linkTo(undefined)} isSelected={chosen === undefined}>
					{all}
				</Chip>
				{values.map(({ value, name }) => (
					<Chip key={value} link={linkTo(value)} isSelected={value === chosen}>
						{name}
					</Chip>
				))}
			</ChipRow>
		</nav>
	)
}
