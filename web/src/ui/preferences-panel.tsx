import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { fontSizes } from './preferences.ts'
import css from './preferences-panel.module.css'
import { chooseAccessibility, usePreferences } from './preferences-store.ts'

/** Changes text size, contrast, motion and the key of the search. Each choice holds at once. */
export function PreferencesPanel() {
	const m = useMessages(uiMessages)
	const preferences = usePreferences()
	const group = useId()
	return (
		<div className={css.panel}>
			<fieldset>
				<legend className={css.legend}>{m.textSize}</legend>
				<div className={css.sizes}>
					{fontSizes.map((fontSize) => (
						<label key={fontSize} className={css.size}>
							<input
								type="radio"
								name={group}
								className="visuallyHidden"
								checked={preferences.fontSize === fontSize}
								onChange={() => chooseAccessibility({ fontSize })}
							/>
							{m.textSizes[fontSize]}
						</label>
					))}
				</div>
			</fieldset>
			{(['highContrast', 'reducedMotion', 'slashSearch'] as const).map((option) => (
				<label key={option} className={css.option}>
					<input
						type="checkbox"
						className="visuallyHidden"
						checked={preferences[option]}
						onChange={(event) => chooseAccessibility({ [option]: event.target.checked })}
					/>
					<span className={css.box}>
						<Icon path={checkIcon} />
					</span>
					{m[option]}
				</label>
			))}
		</div>
	)
}
