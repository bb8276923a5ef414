import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { mainsPageSize } from '@aravalli/shared/mains-practice/mains-question'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { ContentPart } from '#web/ui/content-part.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ModelAnswer } from '../questions/public.tsx'
import { simpleTrail } from './breadcrumb-items.ts'
import { AnswerToggle } from './list/answer-toggle.tsx'
import { EmptyList } from './list/empty-list.tsx'
import { MainsCard, Parts } from './list/mains-card.tsx'
import { MainsViews } from './list/mains-views.tsx'
import css from './list/question-list.module.css'
import { failureTexts } from './list-failure-texts.ts'
import type { MainsSearch } from './list-search.ts'
import { simpleLink } from './mains-links.ts'
import { messages as mainsMessages } from './messages.en.ts'
import { filtersQuery, listQuery, type MainsList } from './queries.ts'

interface SimplePageProps {
	search: Pick<MainsSearch, 'subject' | 'page'>
	failure: string | undefined
}

/** Lists every question of the main examination by subject, each part with an answer of its own to show. */
export function SimplePage({ search, failure }: SimplePageProps) {
	const m = useMessages(mainsMessages)
	const api = useApi()
	const language = useLanguage()
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={simpleTrail(m)} />
					<PageHeading title={m.simpleTitle}>{m.simpleSubtitle}</PageHeading>
					<MainsViews view="simple" search={search} />
					<Subjects subject={search.subject} />
				</>
			}
		>
			<ContentPart
				key={search.subject ?? ''}
				query={listQuery(api, language, search)}
				failure={failure}
				address={simpleLink(search)}
				texts={failureTexts(m)}
				isEmpty={({ data }) => data.length === 0}
				empty={() => (
					<EmptyList search={search} firstPage={simpleLink({ subject: search.subject })} all={simpleLink()} />
				)}
			>
				{(list) => <Questions search={search} list={list} />}
			</ContentPart>
		</PageBody>
	)
}

function Subjects({ subject }: { subject: string | undefined }) {
	const m = useMessages(mainsMessages)
	const { data } = useQuery(filtersQuery(useApi(), useLanguage(), {}))
	const known = data?.data.subjects ?? []
	const cells = [{ id: undefined, name: m.allSubjects }, ...known].map(({ id, name }) => ({
		label: name,
		link: { ...simpleLink({ subject: id }), resetScroll: false },
		isSelected: subject === id,
	}))
	return <CategoryGrid label={m.subjects} cells={cells} />
}

function Questions({ search, list: { data, pagination } }: Pick<SimplePageProps, 'search'> & { list: MainsList }) {
	const m = useMessages(mainsMessages)
	const { page, total, totalPages } = pagination
	return (
		<div className={css.list}>
			<ListHeader aside={m.orderOfSets}>
				<b>{m.count(formatCount(total), total === 1)}</b>
				{page > 1 && <span className="visuallyHidden"> {m.pageNumber(page)}</span>}
			</ListHeader>
			<Sheet as="ol">
				{data.map((question, index) => (
					<SimpleQuestion key={question._id} question={question} number={(page - 1) * mainsPageSize + index + 1} />
				))}
			</Sheet>
			{total > mainsPageSize && (
				<Pager page={page} totalPages={totalPages} linkTo={(to) => simpleLink({ subject: search.subject, page: to })} />
			)}
		</div>
	)
}

function SimpleQuestion({ question, number }: { question: MainsQuestionData; number: number }) {
	const m = useMessages(mainsMessages)
	const lang = question.isFallback ? 'en' : undefined
	return (
		<MainsCard question={question} number={number}>
			<Parts
				question={question}
				after={(part) => (
					<AnswerToggle about={m.ofPart(number, part + 1)}>
						<ModelAnswer
							text={question.answers[part] ?? ''}
							split={question.marksSplits?.[part]}
							lang={lang}
							missing={m.answerMissing}
						/>
					</AnswerToggle>
				)}
			/>
		</MainsCard>
	)
}
