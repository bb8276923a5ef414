import type { Paper } from '@aravalli/shared/study-material/section'
import { allPapers } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { selectTrail } from '../breadcrumb-items.ts'
import { messages as studyMessages } from '../messages.en.ts'
import { PageTop } from '../page-top.tsx'
import { failureTexts } from '../part-texts.ts'
import { papersQuery } from '../queries.ts'
import { listLink, selectLink } from '../study-links.ts'
import { messages as selectMessages } from './messages.en.ts'
import { PaperCell } from './paper-cell.tsx'
import { Quotes } from './quotes.tsx'
import css from './select-page.module.css'

interface SelectPageProps {
	section: Section
	failure: string | undefined
}

/** Lets a learner choose a paper of a section. */
export function SelectPage({ section, failure }: SelectPageProps) {
	const m = useMessages(studyMessages)
	const select = useMessages(selectMessages)
	const query = papersQuery(useApi(), useLanguage(), section)
	const { name: title, lead } = m.sections[section]
	return (
		<PageBody
			top={
				<>
					<PageTop trail={selectTrail(m, section)} back={{ to: '/dashboard' }} isPrevious />
					<PageHeading title={title}>{lead}</PageHeading>
				</>
			}
		>
			<div className={css.page}>
				<ContentPart
					key={section}
					query={query}
					failure={failure}
					address={selectLink(section)}
					texts={failureTexts(m, 'papers')}
					isEmpty={({ papers }) => papers.length === 0}
					empty={(again) => (
						<Sheet>
							<EmptyState as="h2" title={select.noPapers} text={select.noPapersText} action={again(m.refresh)} />
						</Sheet>
					)}
					// The specification has the page itself opened again.
					onRetry={() => location.reload()}
				>
					{({ papers }) => <Papers section={section} papers={papers} />}
				</ContentPart>
				<Quotes />
			</div>
		</PageBody>
	)
}

function Papers({ section, papers }: { section: Section; papers: { paperNo: Paper; items: number }[] }) {
	const { sections } = useMessages(studyMessages)
	const m = useMessages(selectMessages)
	return (
		<section className={css.papers} aria-labelledby="papers">
			<h2 id="papers" className="visuallyHidden">
				{m.choosePaper}
			</h2>
			<ul className={css.cells}>
				{papers.map(({ paperNo, items }) => (
					<PaperCell
						key={paperNo}
						section={section}
						paper={paperNo}
						count={sections[section].items(formatCount(items), items === 1)}
					/>
				))}
			</ul>
			<PageLink link={listLink(section, allPapers)} className={css.all}>
				{m.everything}
			</PageLink>
		</section>
	)
}
