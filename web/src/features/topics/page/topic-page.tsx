import type { TopicPage as Topic } from '@aravalli/shared/topics/contract'
import { useQuery } from '@tanstack/react-query'
import { MissingPage } from '#web/content/missing-page.tsx'
import { ApiError } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon } from '#web/ui/icons.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { FiledList } from '../filed-list.tsx'
import { messages as topicMessages } from '../messages.en.ts'
import { type TopicWanted, topicQuery } from '../queries.ts'
import { topicLink } from '../topic-link.ts'
import { messages as pageMessages } from './messages.en.ts'
import css from './topic-page.module.css'
import { syllabusLink, topicTrail } from './topic-trail.ts'

interface TopicPageProps {
	wanted: TopicWanted
	/** The topic was not there yet when the page opened. */
	isLate: boolean
}

/** Shows everything that there is on a topic, or one kind of it page by page. */
export function TopicPage({ wanted, isLate }: TopicPageProps) {
	const m = useMessages(pageMessages)
	const { data, error, refetch, isFetching } = useQuery(topicQuery(useApi(), useLanguage(), wanted))
	useLateHead('/topics/$topic', isLate && data !== undefined)
	if (data) return <Shown topic={data.data} wanted={wanted} />
	if (error instanceof ApiError && error.status < 500) return <MissingTopic />
	return (
		<PageBody top={<Breadcrumb items={topicTrail(m, null)} />}>
			{error ? (
				<Sheet>
					<LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
				</Sheet>
			) : (
				<LoadingSheet />
			)}
		</PageBody>
	)
}

function Shown({ topic, wanted }: { topic: Topic; wanted: TopicWanted }) {
	const m = useMessages(pageMessages)
	const { name, paper, unitName, kinds, others } = topic
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={topicTrail(m, topic)} />
					<PageHeading title={name}>{`${m.papers[paper]} · ${unitName}`}</PageHeading>
				</>
			}
		>
			<div className={css.page}>
				{inReadingOrder(kinds).map((own) => (
					<OneKind key={own.kind} own={own} wanted={wanted} />
				))}
				{kinds.length === 0 && (
					<Sheet>
						<EmptyState as="h2" title={m.nothingTitle} text={m.nothingText} />
					</Sheet>
				)}
				{wanted.kind && (
					<p>
						<PageLink link={topicLink(topic.id)}>{m.allKinds}</PageLink>
					</p>
				)}
				<section aria-labelledby="others" className={css.section}>
					<h2 id="others">{m.others}</h2>
					<ChipRow>
						{others.map(({ id, name }) => (
							<Chip key={id} link={topicLink(id)}>
								{name}
							</Chip>
						))}
						<Chip link={syllabusLink}>{m.syllabus}</Chip>
					</ChipRow>
				</section>
			</div>
		</PageBody>
	)
}

/** What is studied comes before what is practised. */
const practised = ['answer-writing', 'miq', 'mains-practice', 'prelims-questions']

const inReadingOrder = (kinds: Topic['kinds']) => [
	...kinds.filter(({ kind }) => !practised.includes(kind)),
	...kinds.filter(({ kind }) => practised.includes(kind)),
]

const ITEMS_OF_A_PAGE = 20

function OneKind({ own: { kind, items, newest }, wanted }: { own: Topic['kinds'][number]; wanted: TopicWanted }) {
	const m = useMessages(pageMessages)
	const { kinds } = useMessages(topicMessages)
	const { topic, page = 1 } = wanted
	return (
		<section aria-labelledby={kind} className={css.section}>
			<div className={css.head}>
				<h2 id={kind}>
					{kinds[kind]} <span className={css.count}>{formatCount(items)}</span>
				</h2>
				{!wanted.kind && items > newest.length && (
					<PageLink link={topicLink(topic, kind)} className={css.all}>
						{m.all(formatCount(items))}
						<Icon path={chevronRightIcon} />
					</PageLink>
				)}
			</div>
			{newest.length > 0 ? (
				<FiledList items={newest} />
			) : (
				<Sheet>
					<EmptyState title={m.noPageTitle} />
				</Sheet>
			)}
			{wanted.kind && items > ITEMS_OF_A_PAGE && (
				<Pager
					page={page}
					totalPages={Math.ceil(items / ITEMS_OF_A_PAGE)}
					linkTo={(to) => topicLink(topic, kind, to)}
				/>
			)}
		</section>
	)
}

export function MissingTopic() {
	const m = useMessages(pageMessages)
	return (
		<MissingPage
			trail={[...topicTrail(m, null), { label: m.missingTitle }]}
			title={m.missingTitle}
			text={m.missingText}
			wayOut={{ label: m.syllabus, link: syllabusLink }}
		/>
	)
}
