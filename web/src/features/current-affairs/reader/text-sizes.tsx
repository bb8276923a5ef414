import { useMessages } from '#web/lib/messages.ts'
import { fontSizes } from '#web/ui/preferences.ts'
import { chooseAccessibility } from '#web/ui/preferences-store.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { usePreferences } from '#web/ui/use-preferences.ts'
import { currentAffairsMessages } from '../messages.ts'
import css from './text-sizes.module.css'

/** The size of all letters, as in the display preferences: four letters of four sizes. */
export function TextSizes() {
	const m = useMessages(currentAffairsMessages)
	const { fontSize } = usePreferences()
	// What was chosen is known to the browser alone.
	const isHydrated = useIsHydrated()
	return (
		<fieldset className={`${css.sizes} needsScript`}>
			<legend className="visuallyHidden">{m.textSize}</legend>
			{fontSizes.map((size) => (
				<button
					key={size}
					type="button"
					className={css.size}
					data-size={size}
					aria-label={m.textSizes[size]}
					aria-pressed={isHydrated && size === fontSize}
					onClick={() => chooseAccessibility({ fontSize: size })}
				>
					{m.letter}
				</button>
			))}
		</fieldset>
	)
}
