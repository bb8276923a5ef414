import { useMessages } from '#web/lib/messages.ts'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { CarouselControls } from '#web/ui/carousel-controls.tsx'
import { useCarousel } from '#web/ui/use-carousel.ts'
import { studyMessages } from '../messages.ts'
import css from './rotating-quote.module.css'

const shownSeconds = 5

/** Words to study by, one after the other. All of them stand in the same place, so that nothing moves when they change. */
export function RotatingQuote() {
	const m = useMessages(studyMessages)
	const { list, label } = m.quotes
	const { index, region, canMove, isPaused, setIsPaused, goTo } = useCarousel({
		count: list.length,
		intervalSeconds: shownSeconds,
	})
	return (
		<section className={css.quotes} aria-label={label} {...region}>
			<div className={css.stack}>
				{list.map(({ text, author }, place) => (
					<figure key={author} className={css.quote} data-shown={place === index} aria-hidden={place !== index}>
						<blockquote>{text}</blockquote>
						<figcaption className={css.author}>{author}</figcaption>
					</figure>
				))}
			</div>
			<CarouselControls {...{ count: list.length, index, canMove, isPaused, setIsPaused, goTo }} />
			<div className={css.line}>
				<Bandhani />
			</div>
		</section>
	)
}
