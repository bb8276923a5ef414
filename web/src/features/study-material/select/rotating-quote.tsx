import { useMessages } from '#web/lib/messages.ts'
import { CarouselControls } from '#web/ui/carousel-controls.tsx'
import { useCarousel } from '#web/ui/use-carousel.ts'
import { messages as selectMessages } from './messages.en.ts'
import { QuoteStack } from './quote-stack.tsx'

const shownSeconds = 5

/** Shows words to study by, one after the other. */
export function RotatingQuote() {
	const { list } = useMessages(selectMessages).quotes
	const { index, region, canMove, isPaused, setIsPaused, goTo } = useCarousel({
		count: list.length,
		intervalSeconds: shownSeconds,
	})
	return (
		<QuoteStack index={index} region={region}>
			<CarouselControls {...{ count: list.length, index, canMove, isPaused, setIsPaused, goTo }} />
		</QuoteStack>
	)
}
