import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from './messages.en.ts'
import { fontSizes } from './preferences.ts'
import { chooseAccessibility, usePreferences } from './preferences-store.ts'
import css from './text-sizes.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Sets the size of all letters, as the display preferences do: four letters of four sizes. */
export function TextSizes() {
	const m = useMessages(uiMessages)
	const { fontSize } = usePreferences()
	// Only the browser knows what was chosen, so the server marks nothing.
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
