import type { RefObject } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { mapIcon, targetIcon } from '#web/ui/icons.ts'
import type { Finding } from './find/use-find-round.ts'
import { messages as mapMessages } from './messages.en.ts'
import css from './mode-switch.module.css'

interface ModeSwitchProps {
	mode: 'explore' | 'find'
	finding: Finding
	exploreButton: RefObject<HTMLButtonElement | null>
	onExplore: () => void
	onFind: () => void
}

/** Lets a reader look at the map, or find its places on it. */
export function ModeSwitch({ mode, finding: { inHand }, exploreButton, onExplore, onFind }: ModeSwitchProps) {
	const m = useMessages(mapMessages)
	const findLabel = inHand && mode === 'explore' ? m.resume(inHand.asked, inHand.total) : m.findPlaces
	return (
		<fieldset className={`needsScript ${css.modes}`}>
			<legend className="visuallyHidden">{m.modes}</legend>
			<button
				ref={exploreButton}
				type="button"
				className={css.mode}
				aria-pressed={mode === 'explore'}
				onClick={onExplore}
			>
				<Icon path={mapIcon} />
				{m.explore}
			</button>
			<button type="button" className={css.mode} aria-pressed={mode === 'find'} onClick={onFind}>
				<Icon path={targetIcon} />
				{findLabel}
			</button>
		</fieldset>
	)
}
