import { useRef } from 'react'
import css from './carousel.module.css'
import { CarouselFrame, type CarouselProps } from './carousel-frame.tsx'
import { useCarousel } from './use-carousel.ts'
import { type GroupSizes, useGroupSize } from './use-group-size.ts'
import { useScrolledSlide } from './use-scrolled-slide.ts'

interface GroupCarouselProps extends CarouselProps {
	/** Says how many stand side by side, at most three. */
	groupSizes: GroupSizes
}

/** Shows slides side by side that go on by groups. With and without JavaScript they are a row that scrolls sideways; on a phone nothing moves it but the finger. */
export function GroupCarousel({ intervalSeconds, groupSizes, ...frame }: GroupCarouselProps) {
	const count = Math.ceil(frame.slides.length / useGroupSize(groupSizes))
	const state = useCarousel({ count, intervalSeconds, isStillOnPhones: true })
	const track = useRef<HTMLDivElement>(null)
	useScrolledSlide({ track, index: state.index, isStill: state.isStill, onScrolled: state.goTo })
	const [phone, tablet, desktop] = groupSizes
	const row = {
		ref: track,
		className: css.row,
		'data-phone': phone,
		'data-tablet': tablet,
		'data-desktop': desktop,
		// It is scrolled by the keyboard too, where its slides hold nothing to press.
		tabIndex: 0,
	}
	return <CarouselFrame {...frame} count={count} state={state} track={row} />
}
