import type { Tier } from '@aravalli/shared/quizzes/quiz-result'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { messages as resultMessages } from './messages.en.ts'
import type { Quote } from './quote.ts'
import css from './result-scene.module.css'
import { tierLooks } from './tier-looks.ts'

interface ResultSceneProps {
	title: string
	/** Names what was taken. */
	about: string
	tier: Tier
	/** Is the percentage as it is written. */
	percent: number
	/** Stands beside the percentage and says what else can be said of it. */
	beside: string | undefined
	quote: Quote | null
	/** Is the picture below or beside the words. */
	hill: ReactNode
}

/** Shows how it went, under a sky that spans the whole width of the page. */
export function ResultScene({ title, about, tier, percent, beside, quote, hill }: ResultSceneProps) {
	const m = useMessages(resultMessages)
	return (
		<div className={css.scene}>
			<div className={`wrap ${css.words}`}>
				<ArrivingHeading as="h1" className={css.title}>
					{title}
				</ArrivingHeading>
				<p className={css.about}>{about}</p>
				<p className={classNames(css.tier, css[tier])}>
					<Icon path={tierLooks[tier].icon} />
					{m.tiers[tier]}
				</p>
				<p className={css.percent}>
					{percent}
					<small>%</small>
				</p>
				{beside && <p className={css.beside}>{beside}</p>}
				{quote && <QuotedLine quote={quote} />}
			</div>
			<div className={css.picture}>{hill}</div>
		</div>
	)
}

function QuotedLine({ quote: { text, author } }: { quote: Quote }) {
	return (
		<figure className={css.quote}>
			<blockquote>{`“${text}”`}</blockquote>
			{author && <figcaption>{author}</figcaption>}
		</figure>
	)
}
