import css from './carousel.module.css'
import { CarouselFrame, type CarouselProps } from './carousel-frame.tsx'
import { useCarousel } from './use-carousel.ts'

/** Shows slides of which the next one fades in over the last. Before and without JavaScript they are a row that scrolls sideways. */
export function Carousel({ intervalSeconds, ...frame }: CarouselProps) {
	const count = frame.slides.length
	const state = useCarousel({ count, intervalSeconds })
	return <CarouselFrame {...frame} count={count} state={state} slideUp={state.index} track={{ className: css.pile }} />
}
