import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#web/ui/icons.ts'
import { layoutGridIcon } from '../icons.ts'
import css from './hall-steps.module.css'
import { messages as hallMessages } from './messages.en.ts'

interface HallStepsProps {
	place: number
	total: number
	onStep: (by: 1 | -1) => void
	onPalette: () => void
}

/** Leads to the questions before and after; on a phone it stays at the thumb, with the way to all of them. */
export function HallSteps({ place, total, onStep, onPalette }: HallStepsProps) {
	const m = useMessages(hallMessages)
	return (
		<nav className={css.steps} aria-label={m.palette}>
			<Button icon={chevronLeftIcon} aria-disabled={place === 1 || undefined} onClick={() => onStep(-1)}>
				{m.previous}
			</Button>
			<div className={css.all}>
				<Button variant="quiet" icon={layoutGridIcon} onClick={onPalette}>
					<span className="visuallyHidden">{m.palette}: </span>
					{m.paletteShort(place, total)}
				</Button>
			</div>
			<Button variant="secondary" aria-disabled={place === total || undefined} onClick={() => onStep(1)}>
				{m.next}
				<svg viewBox="0 0 24 24" aria-hidden="true" className={css.arrow}>
					<path d={chevronRightIcon} />
				</svg>
			</Button>
		</nav>
	)
}
