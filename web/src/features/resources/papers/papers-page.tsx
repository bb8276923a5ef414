import type { PracticePaper } from '@aravalli/shared/resources/contract'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { factsOf } from '../files/file-facts.ts'
import { FileRow } from '../files/file-row.tsx'
import { LoginCard } from '../login-card.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { papersQuery } from '../queries.ts'
import frame from '../resource-frame.module.css'
import { ResourceFrame } from '../resource-frame.tsx'
import { papersLink } from '../resources-links.ts'
import { type PaperStage, type PapersSearch, paperStages } from '../resources-search.ts'
import css from './papers.module.css'
import { YearButtons } from './year-buttons.tsx'

const path = '/resources/pyqs'

/** Shows what there is of an examination and a year, or the years to choose from. */
export function PapersPage({ search: { stage, year } }: { search: PapersSearch }) {
	const m = useMessages(resourceMessages)
	if (!useViewer()) return <LoginCard path={path} />
	const tabs = paperStages.map((one) => ({
		label: m.papers.stages[one],
		link: papersLink(one, year),
		isSelected: one === stage,
	}))
	return (
		<ResourceFrame
			title={m.papers.title}
			subtitle={m.papers.subtitle}
			isBelow
			above={stage && <TabLinks label={m.papers.title} tabs={tabs} />}
		>
			{stage ? <Papers key={stage} stage={stage} year={year} /> : <YearButtons />}
		</ResourceFrame>
	)
}

interface PapersProps {
	stage: PaperStage
	year: number | undefined
}

function Papers(props: PapersProps) {
	const api = useSignedInApi(path.slice(1))
	const query = useQuery(papersQuery(api, useLanguage(), props.stage, props.year))
	return <ListFrame query={query}>{({ data }) => <Found key={props.year} {...props} {...data} />}</ListFrame>
}

type Data = Awaited<ReturnType<ReturnType<typeof papersQuery>['queryFn']>>['data']

function Found({ stage, year, years, papers, recordedQuestions }: PapersProps & Data) {
	const m = useMessages(resourceMessages)
	const name = m.papers.stages[stage]
	return (
		<div className={frame.sections}>
			<nav aria-label={m.papers.subtitle}>
				<ChipRow>
					<Chip link={papersLink(stage)} isSelected={year === undefined}>
						{m.papers.all}
					</Chip>
					{years.map((one) => (
						<Chip key={one} link={papersLink(stage, one)} isSelected={one === year}>
							{one}
						</Chip>
					))}
				</ChipRow>
			</nav>
			<section aria-labelledby="papers" className={css.part}>
				<h2 id="papers">{year === undefined ? m.papers.allPapers(name) : m.papers.papersOf(name, year)}</h2>
				<Sheet as={papers.length > 0 ? 'ul' : 'div'} className={css.rows}>
					{papers.length === 0 && <EmptyState title={m.papers.emptyTitle} text={m.papers.emptyText} />}
					{papers.map((paper) => (
						<PaperRow key={paper._id} paper={paper} />
					))}
				</Sheet>
			</section>
			{year !== undefined && <Questions stage={stage} year={year} count={recordedQuestions} />}
		</div>
	)
}

export function PaperRow({ paper }: { paper: PracticePaper }) {
	const m = useMessages(resourceMessages)
	return (
		<FileRow title={paper.title} text={paper.note} facts={factsOf(m, paper)} isFallback={paper.isFallback}>
			<DownloadButton path={paper.download} fileName={paper.fileName} title={paper.title} />
		</FileRow>
	)
}

/** Leads to the questions of the year, where some are known to be real; else it says plainly whose the papers are. */
function Questions({ stage, year, count }: { stage: PaperStage; year: number; count: number }) {
	const m = useMessages(resourceMessages)
	const look = buttonClass({ variant: 'primary', isCompact: true })
	return (
		<section aria-labelledby="questions" className={css.part}>
			<h2 id="questions">{m.papers.questions}</h2>
			{count > 0 ? (
				<div className={css.questions}>
					<p>{m.papers.recorded(count, formatCount(count))}</p>
					<MenuLink href={`/mains-practice?tab=pyq&year=${year}`} className={look}>
						{m.papers.practise}
					</MenuLink>
				</div>
			) : (
				<Note>
					<p>{m.papers.noneRecorded}</p>
					{stage === 'mains' && (
						<p>
							<MenuLink href="/mains-practice">{m.papers.more}</MenuLink>
						</p>
					)}
				</Note>
			)}
		</section>
	)
}
