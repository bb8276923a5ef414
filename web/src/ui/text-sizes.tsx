import { useMessages } from '#web/lib/messages.ts'
import { Icon } from './icon.tsx'
import { aLargeSmallIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { toolClass } from './page-tools.tsx'
import { fontSizes } from './preferences.ts'
import { chooseAccessibility, usePreferences } from './preferences-store.ts'
import css from './text-sizes.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useMenuDetails } from './use-menu-details.ts'

/**
 * Sets the size of all letters, as the display preferences do: four letters of four sizes, which a phone shows below one tool. Of the
 * two one is always hidden.
 */
export function TextSizes() {
	const { textSize } = useMessages(uiMessages)
	const ref = useMenuDetails()
	return (
		<>
			<details ref={ref} className={`${css.small} needsScript`}>
				<summary className={toolClass} title={textSize} aria-label={textSize}>
					<Icon path={aLargeSmallIcon} />
				</summary>
				<div className={css.panel}>
					<Sizes />
				</div>
			</details>
			<div className={`${css.large} needsScript`}>
				<Sizes />
			</div>
		</>
	)
}

function Sizes() {
	const m = useMessages(uiMessages)
	const { fontSize } = usePreferences()
	// Only the browser knows what was chosen, so the server marks nothing.
	const isHydrated = useIsHydrated()
	return (
		<fieldset className={css.sizes}>
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
