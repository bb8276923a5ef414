import { useMessages } from '#web/lib/messages.ts'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { calendarIcon, clockIcon, penLineIcon } from '#web/ui/icons.ts'
import { ListHeader } from '#web/ui/list-header.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { QuestionCard, QuestionList } from '../questions/public.tsx'
import { messages as designSystemMessages } from './messages.en.ts'
import { here, stay } from './samples.ts'

const icons = [clockIcon, penLineIcon, calendarIcon]
const levels = ['MEDIUM', 'HARD', 'EASY']
const marks = [10, 20, 5]

export function Navigation() {
	const { sections, papers, tabs } = useMessages(designSystemMessages)
	return (
		<>
			<CategoryGrid
				label={sections.navigation}
				cells={papers.map((label, index) => ({ label, link: here, isSelected: index === 0 }))}
			/>
			<TabLinks
				label={sections.navigation}
				tabs={tabs.map((label, index) => ({ label, link: here, isSelected: index === 1 }))}
			/>
			<Pager page={1} totalPages={9} linkTo={() => here} />
			<Pager page={5} totalPages={9} linkTo={() => here} />
			<Pager page={9} totalPages={9} linkTo={() => here} />
		</>
	)
}

export function Questions() {
	const { questions, count, order, searchLabel } = useMessages(designSystemMessages)
	return (
		<>
			<SearchField action={here.to} label={searchLabel} maxLength={100} onSearch={stay} />
			<ListHeader aside={order}>{count}</ListHeader>
			<QuestionList>
				{questions.map(({ text, category, facts, tags }, index) => (
					<QuestionCard
						key={text}
						number={index + 1}
						text={text}
						link={here}
						difficulty={levels[index] ?? ''}
						category={category}
						facts={facts.map((fact, place) => ({ icon: icons[place] ?? clockIcon, text: fact }))}
						tags={tags}
						marks={marks[index] ?? 0}
					/>
				))}
			</QuestionList>
		</>
	)
}
