import { type ReactNode, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { classNames } from './class-names.ts'
import { uiMessages } from './messages.ts'
import { useCarousel } from './use-carousel.ts'
import { type GroupSizes, useGroupSize } from './use-group-size.ts'
import { useScrollPlace } from './use-scroll-place.ts'

interface CarouselProps {
	/** What it shows ('Banners'), for readers. */
	label: string
	/** At least one. None may be the only way to what it shows. */
	slides: { key: string; content: ReactNode }[]
	/** Absent: it does not move by itself. */
	intervalSeconds?: number
	/** How many stand side by side, at most three. Absent: one, and the next fades in over it. */
	groupSizes?: GroupSizes
	className?: string | undefined
}

const single: GroupSizes = [1, 1, 1]

/** Slides that take turns. Before and without JavaScript they are a row that scrolls sideways. */
export function Carousel({ label, slides, intervalSeconds, groupSizes, className }: CarouselProps) {
	const m = useMessages(uiMessages)
	const count = Math.ceil(slides.length / useGroupSize(groupSizes ?? single))
	const { index, isByHand, isStill, region, ...controls } = useCarousel({ count, intervalSeconds })
	const track = useRef<HTMLDivElement>(null)
	const nothing = useRef<HTMLDivElement>(null)
	useScrollPlace({ track: groupSizes ? track : nothing, index, isStill, onScrolled: controls.goTo })
	const [phone, tablet, desktop] = groupSizes ?? single
	return (
		<section
			className={classNames(css.carousel, className)}
			aria-roledescription={m.carousel}
			aria-label={label}
			{...region}
		>
			<div
				ref={track}
				className={classNames(css.track, groupSizes ? css.row : css.pile)}
				data-phone={phone}
				data-tablet={tablet}
				data-desktop={desktop}
				aria-live={isByHand ? 'polite' : 'off'}
				// A row is scrolled by the keyboard too, where its slides hold nothing to press.
				tabIndex={groupSizes ? 0 : undefined}
			>
				{slides.map(({ key, content }, number) => (
					<article
						key={key}
						className={css.slide}
						data-active={number === index || undefined}
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
