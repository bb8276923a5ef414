import css from './carousel.module.css'
import { CarouselFrame, type CarouselProps } from './carousel-frame.tsx'
import { useCarousel } from './use-carousel.ts'

interface FadingCarouselProps extends CarouselProps {
	/** On a phone they stay a row that scrolls sideways, and that nothing moves but the finger. */
	isRowOnPhones?: boolean
}

/** Shows slides of which the next one fades in over the last. Before and without JavaScript they are a row that scrolls sideways. */
export function Carousel({ intervalSeconds, isRowOnPhones = false, ...frame }: FadingCarouselProps) {
	const count = frame.slides.length
	const state = useCarousel({ count, intervalSeconds, isStillOnPhones: isRowOnPhones })
	const track = { className: isRowOnPhones ? css.pileOrRow : css.pile, tabIndex: isRowOnPhones ? 0 : undefined }
	return <CarouselFrame {...frame} count={count} state={state} slideUp={state.index} track={track} />
}
