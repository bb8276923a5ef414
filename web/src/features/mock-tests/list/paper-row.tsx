import type { PaperCard } from '@aravalli/shared/mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon, clockIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { leftToAnswer, type PaperStanding } from '../attempts-of-paper.ts'
import { clockText } from '../hall/hall-clock.ts'
import { marksText, totalText } from '../marks-text.ts'
import { messages as testMessages } from '../messages.en.ts'
import { paperLink } from '../mock-test-links.ts'
import css from './paper-row.module.css'

interface PaperRowProps {
	paper: PaperCard
	/** Is null where it is not known, as for whoever is not signed in. */
	standing: PaperStanding | null
}

/** Shows a paper as a row that is one link. */
export function PaperRow({ paper, standing }: PaperRowProps) {
	const m = useMessages(testMessages)
	const lang = paper.isFallback ? 'en' : undefined
	const facts = [m.questions(paper.questionCount), m.marks(totalText(paper.maxHundredths)), m.minutes(paper.minutes)]
	return (
		<li className={classNames(card.card, css.row)}>
			<div className={css.words}>
				<div className={css.badges}>
					<Badge tone="neel">{paper.cycleLabel}</Badge>
					{paper.isFallback && <Badge>{m.inEnglish}</Badge>}
				</div>
				<h2 className={css.title} lang={lang}>
					<PageLink link={paperLink(paper._id)} className={card.link}>
						{paper.title}
					</PageLink>
				</h2>
				<p className={css.about} lang={lang}>
					{paper.about}
				</p>
				<p className={css.facts}>{facts.join(' · ')}</p>
			</div>
			<div className={css.state}>
				{standing && <StandingBadge standing={standing} bubbleMinutes={paper.bubbleMinutes} />}
				<Icon path={chevronRightIcon} className={css.arrow} />
			</div>
		</li>
	)
}

function StandingBadge({ standing, bubbleMinutes }: { standing: PaperStanding; bubbleMinutes: number }) {
	const m = useMessages(testMessages)
	switch (standing.state) {
		case 'running': {
			const left = leftToAnswer(standing.attempt.leftMilliseconds, bubbleMinutes)
			return (
				<Badge tone="kesari" icon={clockIcon}>
					{left > 0 ? m.running(clockText(left)) : m.runningBubbles}
				</Badge>
			)
		}
		case 'marked':
			return (
				<Badge tone="pottery">{m.best(marksText(standing.bestHundredths), totalText(standing.maxHundredths))}</Badge>
			)
		case 'disqualified':
			return <Badge tone="bad">{m.onlyDisqualified}</Badge>
		case 'marking':
			return <Badge tone="warn">{m.marking}</Badge>
		default:
			return <Badge>{m.notTried}</Badge>
	}
}
