import { useMessages } from '#web/lib/messages.ts'
import css from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'

interface CarouselControlsProps {
	count: number
	index: number
	/** It is true where it moves by itself, so that there is something to pause. */
	canMove: boolean
	isPaused: boolean
	setIsPaused: (isPaused: boolean) => void
	goTo: (index: number) => void
}

/** More dots than these have a line of their own on a phone. */
const FEW = 5

/** Shows below the slides: previous, a dot for each slide, next, pause. */
export function CarouselControls({ count, index, canMove, isPaused, setIsPaused, goTo }: CarouselControlsProps) {
	const m = useMessages(uiMessages)
	return (
		<div className={`needsScript ${css.controls}`} data-many={count > FEW || undefined}>
			<IconButton icon={chevronLeftIcon} label={m.previous} onClick={() => goTo(index - 1)} />
			<div className={css.dots}>
				{Array.from({ length: count }, (_, at) => at).map((at) => (
					<button
						key={at}
						type="button"
						className={css.dot}
						aria-label={m.showSlide(at + 1)}
						aria-current={at === index || undefined}
						onClick={() => goTo(at)}
					/>
				))}
			</div>
			<IconButton icon={chevronRightIcon} label={m.next} onClick={() => goTo(index + 1)} />
			{canMove && (
				<IconButton
					icon={isPaused ? playIcon : pauseIcon}
					label={isPaused ? m.play : m.pause}
					onClick={() => setIsPaused(!isPaused)}
				/>
			)}
		</div>
	)
}
