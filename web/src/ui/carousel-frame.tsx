import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { classNames } from './class-names.ts'
import { messages as uiMessages } from './messages.en.ts'
import type { useCarousel } from './use-carousel.ts'

export interface CarouselProps {
	/** Tells readers what it shows ('Banners'). */
	label: string
	/** There is at least one. None may be the only way to what it shows. */
	slides: { key: string; content: ReactNode }[]
	/** Where it is absent the carousel does not move by itself. */
	intervalSeconds?: number
	className?: string | undefined
}

interface CarouselFrameProps extends Omit<CarouselProps, 'intervalSeconds'> {
	/** Says how many slides it has. */
	count: number
	state: ReturnType<typeof useCarousel>
	/** Is the slide that alone is up. It is absent where several are, or parts of them. */
	slideUp?: number
	/** Goes to the element that holds the slides. */
	track: ComponentProps<'div'>
}

/** Shows the slides and what turns them, whichever way they turn. */
export function CarouselFrame({ label, slides, className, count, state, slideUp, track }: CarouselFrameProps) {
	const m = useMessages(uiMessages)
	const { index, isByHand, region, isStill: _, ...controls } = state
	return (
		<section
			className={classNames(css.carousel, className)}
			aria-roledescription={m.carousel}
			aria-label={label}
			{...region}
		>
			<div {...track} className={classNames(css.track, track.className)} aria-live={isByHand ? 'polite' : 'off'}>
				{slides.map(({ key, content }, number) => (
					<article
						key={key}
						className={css.slide}
						data-active={number === slideUp || undefined}
						aria-roledescription={m.slide}
						aria-label={m.slideOf(number + 1, slides.length)}
					>
						{content}
					</article>
				))}
			</div>
			{count > 1 && <CarouselControls count={count} index={index} {...controls} />}
		</section>
	)
}
