import type { Tier } from '@aravalli/shared/quizzes/quiz-result'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon } from '#web/ui/icons.ts'
import { messages as resultMessages } from './messages.en.ts'
import type { Quote } from './quote.ts'
import css from './result-scene.module.css'
import { tierLooks } from './tier-looks.ts'

interface ResultSceneProps {
	title: string
	/** Names what was taken. */
	about: string
	tier: Tier
	/** Takes the place of the tier's word where something else is said first: that it does not count. */
	verdict?: string | undefined
	/** Is the figure as it is written, and what is written small after it. */
	figure: string | number
	unit: string
	/** Stands below the figure and says what else can be said of it. */
	beside: string | undefined
	quote: Quote | null
	/** Is the picture below or beside the words. */
	hill: ReactNode
}

/** Shows how it went, under a sky that spans the whole width of the page. */
export function ResultScene(props: ResultSceneProps) {
	const { title, about, tier, verdict, figure, unit, beside, quote, hill } = props
	const m = useMessages(resultMessages)
	return (
		<div className={css.scene}>
			<div className={`wrap ${css.words}`}>
				<ArrivingHeading as="h1" className={css.title}>
					{title}
				</ArrivingHeading>
				<p className={css.about}>{about}</p>
				<p className={classNames(css.tier, verdict ? css.refused : css[tier])}>
					<Icon path={verdict ? circleAlertIcon : tierLooks[tier].icon} />
					{verdict ?? m.tiers[tier]}
				</p>
				<p className={css.figure}>
					{figure}
					<small>{unit}</small>
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
