import type { PaperCard } from '@aravalli/shared/mains-mock-tests/contract'
import { mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag-list.tsx'
import { paperLink, papersLink } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { papersQuery, sittingsQuery } from '../queries.ts'
import { listTrail } from '../trail.ts'
import css from './papers.module.css'
import { SittingState } from './sitting-state.tsx'

/** Lists the papers; whoever is signed in sees beside each how far it is. */
export function PapersPage({ page = 1 }: { page: number | undefined }) {
	const m = useMessages(mockMessages)
	const query = useQuery(papersQuery(useApi(), useLanguage(), page))
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={listTrail(m)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
				</>
			}
		>
			<ListFrame query={query}>
				{({ data, pagination }) => (
					<>
						<Papers papers={data} />
						{pagination.totalPages > 1 && <Pager page={page} totalPages={pagination.totalPages} linkTo={papersLink} />}
					</>
				)}
			</ListFrame>
		</PageBody>
	)
}

function Papers({ papers }: { papers: PaperCard[] }) {
	const m = useMessages(mockMessages)
	const language = useLanguage()
	const viewer = useViewer()
	const { data } = useQuery({ ...sittingsQuery(useApi(), language), enabled: viewer !== null })
	if (papers.length === 0)
		return (
			<Sheet>
				<EmptyState
					title={m.emptyTitle}
					text={m.emptyText}
					action={
						<MenuLink href="/mains-practice" className={buttonClass({})}>
							{m.practise}
						</MenuLink>
					}
				/>
			</Sheet>
		)
	return (
		<Sheet as="ul">
			{papers.map((paper) => {
				const latest = data?.data.find(({ paperId }) => paperId === paper.paperId)
				return (
					<li key={paper.paperId} className={css.row}>
						<div className={css.what}>
							<div className={css.badges}>
								<Badge tone="neel">{mainsPaperKind.common.paperNo.names[paper.paperNo][language]}</Badge>
								{latest && <SittingState sitting={latest} />}
								{paper.isFallback && <Tag>{m.english}</Tag>}
							</div>
							<h2 className={css.title} lang={paper.isFallback ? 'en' : undefined}>
								<PageLink link={paperLink(paper.paperId)}>{paper.title}</PageLink>
							</h2>
							<p className={css.text} lang={paper.isFallback ? 'en' : undefined}>
								{paper.about}
							</p>
							<p className={css.facts}>{factsOf(m, paper)}</p>
						</div>
						<PageLink link={paperLink(paper.paperId)} className={buttonClass({})} aria-hidden="true" tabIndex={-1}>
							{m.open}
						</PageLink>
					</li>
				)
			})}
		</Sheet>
	)
}

export const factsOf = ({ facts: m }: typeof mockMessages, paper: PaperCard): string =>
	[m.marks(paper.totalMarks), m.minutes(paper.minutes), m.questions(paper.questionCount)].join(' · ')
