import type { MainsPaper } from '@aravalli/shared/strategy/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentSection } from '../content-section.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { PageColumns, type RelatedPath } from '../page-columns.tsx'
import { mainsSyllabusQuery, officialSyllabusQuery } from '../queries.ts'
import css from '../strategy-pages.module.css'
import { OfficialPapers, officialPapers } from './official-papers.tsx'

const ownId = 'our-grouping'

interface MainsPapersProps {
	/** Names the syllabus in the sentence that says that there is none. */
	name: string
	address: LinkTarget
	failure: string | undefined
	related: readonly RelatedPath[]
	/** Shows what stands of our grouping on this page. */
	children: (papers: MainsPaper[]) => ReactNode
}

/** Shows the official papers, and below them the same topics as we group them. */
export function MainsPapers({ name, address, failure, related, children }: MainsPapersProps) {
	const m = useMessages(strategyMessages)
	const api = useApi()
	const language = useLanguage()
	const sections = [
		...officialPapers.map((paper) => ({ id: paper, title: m.official[paper] })),
		{ id: ownId, title: m.ourGrouping },
	]
	return (
		<ContentSection query={officialSyllabusQuery(api, language)} failure={failure} name={name} address={address}>
			{(units) => (
				<PageColumns sections={sections} related={related}>
					<OfficialPapers units={units} />
					<div className={css.part}>
						<h2 id={ownId} tabIndex={-1}>
							{m.ourGrouping}
						</h2>
						<p>{m.ourGroupingText}</p>
					</div>
					<ContentSection
						query={mainsSyllabusQuery(api, language)}
						failure={failure}
						name={m.ourGrouping}
						address={address}
					>
						{children}
					</ContentSection>
				</PageColumns>
			)}
		</ContentSection>
	)
}
