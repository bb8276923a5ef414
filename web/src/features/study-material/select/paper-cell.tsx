import { type Paper, paperLevels } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { DifficultyBadge } from '../../questions/public.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { listLink } from '../study-links.ts'
import { messages as selectMessages } from './messages.en.ts'
import css from './select-page.module.css'

interface PaperCellProps {
	section: Section
	paper: Paper
	/** Says in words how much it has. */
	count: string
}

/** Shows a paper as the front of an answer book; the whole of it is one link. */
export function PaperCell({ section, paper, count }: PaperCellProps) {
	const { papers } = useMessages(studyMessages)
	const m = useMessages(selectMessages)
	const level = paperLevels[paper]
	return (
		<li className={classNames(card.card, css.cell)}>
			<span className={css.numeral} aria-hidden="true">
				{m.numerals[paper]}
			</span>
			<div className={css.words}>
				<p>{level === 'all' ? <Badge>{m.allLevels}</Badge> : <DifficultyBadge level={level.toUpperCase()} />}</p>
				<h3 className={css.name}>
					<PageLink link={listLink(section, paper)} className={card.link}>
						{papers[paper]}
					</PageLink>
				</h3>
				<p className={css.subjects}>{m.subjects[paper]}</p>
				<div className={css.foot}>
					<p className={css.count}>{count}</p>
					<span className={buttonClass({ variant: 'primary', isCompact: true })} aria-hidden="true">
						{m.startNow}
					</span>
				</div>
			</div>
		</li>
	)
}
