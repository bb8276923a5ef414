import { copyStates } from '@aravalli/shared/answer-copies/copy'
import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { paperCategories } from '@aravalli/shared/questions/question'
import { useQuery } from '@tanstack/react-query'
import { MarksChart } from '#web/features/evaluation/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './history.module.css'
import { historyQuery } from './history-query.ts'
import { HistoryRow } from './history-row.tsx'
import { type HistorySearch, historyLink } from './history-search.ts'
import { messages as historyMessages } from './messages.en.ts'

const page = 'upload-answersheet/history'

/** Shows all answers that somebody has begun or sent, the newest first. */
export function HistoryPage({ search }: { search: HistorySearch }) {
	const m = useMessages(historyMessages)
	const language = useLanguage()
	const { state, paper } = search
	const ofPaper = paper ? { paper } : {}
	const ofState = state ? { state } : {}
	return (
		<PageBody
			top={
				<div className={css.top}>
					<PageHeading title={m.title}>{m.intro}</PageHeading>
					<MenuLink href="/upload-answersheet" className={buttonClass({ variant: 'action' })}>
						{m.upload}
					</MenuLink>
				</div>
			}
		>
			<div className={css.parts}>
				<nav aria-label={m.state}>
					<ChipRow>
						<Chip link={historyLink(ofPaper)} isSelected={!state}>
							{m.all}
						</Chip>
						{copyStates.map((one) => (
							<Chip key={one} link={historyLink({ ...ofPaper, state: one })} isSelected={state === one}>
								{m.filters[one]}
							</Chip>
						))}
					</ChipRow>
				</nav>
				<nav aria-label={m.paper}>
					<ChipRow>
						<Chip link={historyLink(ofState)} isSelected={!paper}>
							{m.allPapers}
						</Chip>
						{paperCategories.map((one) => (
							<Chip key={one} link={historyLink({ ...ofState, paper: one })} isSelected={paper === one}>
								{paperNames[one][language]}
							</Chip>
						))}
					</ChipRow>
				</nav>
				<Found key={`${state} ${paper}`} search={search} />
				<MarksChart paper={paper} />
			</div>
		</PageBody>
	)
}

function Found({ search }: { search: HistorySearch }) {
	const m = useMessages(historyMessages)
	const query = useQuery({
		...historyQuery(useSignedInApi(page), useLanguage(), search),
		refetchOnWindowFocus: true,
	})
	const isFiltered = search.state !== undefined || search.paper !== undefined
	return (
		<ListFrame query={query}>
			{({ data, pagination }) => (
				<>
					<Sheet as={data.length > 0 ? 'ol' : 'div'} className={css.rows}>
						{data.length === 0 && <EmptyState {...(isFiltered ? m.emptyFiltered : m.empty)} />}
						{data.map((copy) => (
							<HistoryRow key={copy.copyId} copy={copy} />
						))}
					</Sheet>
					{pagination.totalPages > 1 && (
						<Pager
							page={pagination.page}
							totalPages={pagination.totalPages}
							linkTo={(number) => historyLink({ ...search, page: number })}
						/>
					)}
				</>
			)}
		</ListFrame>
	)
}
