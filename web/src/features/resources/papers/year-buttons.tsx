import { paperYears } from '@aravalli/shared/resources/resource'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { papersLink } from '../resources-links.ts'
import { type PaperStage, paperStages } from '../resources-search.ts'
import css from './papers.module.css'

interface YearButtonsProps {
	/** Are those of one examination alone. */
	stage?: PaperStage | undefined
	/** Are those of the page; the ones that it always has where nobody knows better. */
	years?: readonly number[]
}

/** Offers the years of both examinations, or of one: each leads to its papers and questions. */
export function YearButtons({ stage, years = paperYears }: YearButtonsProps) {
	const m = useMessages(resourceMessages)
	return paperStages
		.filter((one) => stage === undefined || one === stage)
		.map((one) => (
			<section key={one} aria-labelledby={`years-${one}`} className={css.stage}>
				<h2 id={`years-${one}`}>{m.papers.stages[one]}</h2>
				<Sheet isPadded>
					<ul className={css.years}>
						{years.map((year) => (
							<li key={year}>
								<PageLink
									link={papersLink(one, year)}
									className={buttonClass()}
									aria-label={m.papers.yearOf(m.papers.stages[one], year)}
								>
									{year}
								</PageLink>
							</li>
						))}
					</ul>
				</Sheet>
			</section>
		))
}
