import { allPapers, ITEMS_PER_PAGE, type PaperKey, papersOf } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { listTrail } from '../breadcrumb-items.ts'
import { messages as studyMessages } from '../messages.en.ts'
import { PageTop } from '../page-top.tsx'
import { failureTexts } from '../part-texts.ts'
import { listQuery, type StudyList } from '../queries.ts'
import { listLink, selectLink } from '../study-links.ts'
import { ItemCard } from './item-card.tsx'
import css from './list-page.module.css'

interface ListPageProps {
	section: Section
	paper: PaperKey
	page: number | undefined
	failure: string | undefined
}

/** Lists what a section has for a paper, or for all of them. */
export function ListPage(props: ListPageProps) {
	const { section, paper, page, failure } = props
	const m = useMessages(studyMessages)
	const query = listQuery(useApi(), useLanguage(), { section, paper, page })
	// Which papers have any is known with the list. Where it is not, all are offered.
	const filled = useQuery(query).data?.papers
	const isOffered = (key: PaperKey) =>
		key === allPapers || key === paper || !filled || filled.some(({ paperNo }) => paperNo === key)
	const tabs = ([...papersOf(section), allPapers] as PaperKey[]).filter(isOffered).map((key) => ({
		label: m.papers[key],
		link: listLink(section, key),
		isSelected: key === paper,
	}))
	return (
		<PageBody
			top={
				<>
					<PageTop trail={listTrail(m, section, paper)} back={selectLink(section)} />
					<PageHeading
						title={
							<>
								{m.sections[section].name}
								<span className={css.paper}>: {m.papers[paper]}</span>
							</>
						}
					>
						{m.sections[section].lead}
					</PageHeading>
				</>
			}
		>
			<TabLinks label={m.paperTabs} tabs={tabs} />
			<ContentPart
				key={`${section}/${paper}`}
				query={query}
				failure={failure}
				address={listLink(section, paper, page)}
				texts={failureTexts(m, section)}
				isEmpty={({ data }) => data.length === 0}
				empty={(again) => <Nothing {...props} again={again(m.refresh)} />}
			>
				{(list) => <Items {...props} list={list} />}
			</ContentPart>
		</PageBody>
	)
}

function Items({ section, paper, list: { data, pagination } }: ListPageProps & { list: StudyList }) {
	const m = useMessages(studyMessages)
	const { page, total, totalPages } = pagination
	return (
		<div className={css.list}>
			<ListHeader aside={m.newestFirst}>
				{m.sections[section].items(formatCount(total), total === 1)}
				{page > 1 && <span className="visuallyHidden"> {m.pageNumber(page)}</span>}
			</ListHeader>
			<ul className={css.cards}>
				{data.map((item, index) => (
					<ItemCard key={item._id} section={section} item={item} isAll={paper === allPapers} isFirst={index === 0} />
				))}
			</ul>
			{total > ITEMS_PER_PAGE && (
				<Pager page={page} totalPages={totalPages} linkTo={(to) => listLink(section, paper, to)} />
			)}
		</div>
	)
}

function Nothing({ section, paper, page = 1, again }: ListPageProps & { again: React.ReactNode }) {
	const m = useMessages(studyMessages)
	const title = section === 'mains-answer-enrichment-capsule' ? m.noCapsules : m.noContent
	const toFirst = (
		<PageLink link={listLink(section, paper)} className={buttonClass()}>
			{m.firstPage}
		</PageLink>
	)
	return (
		<Sheet>
			<EmptyState
				as="h2"
				title={title}
				text={page > 1 ? m.noPageText : m.noContentText}
				action={page > 1 ? toFirst : again}
			/>
		</Sheet>
	)
}
