import { type ComponentType, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from './icon-button.tsx'
import { aLargeSmallIcon } from './icons.ts'
import { uiMessages } from './messages.ts'
import type { PreferencesPopoverProps } from './preferences-popover.tsx'

/** Opens the panel of text size, contrast and motion, whose code is asked for with the first press. */
export function PreferencesButton() {
	const m = useMessages(uiMessages)
	const button = useRef<HTMLButtonElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	const [Popover, setPopover] = useState<ComponentType<PreferencesPopoverProps> | null>(null)
	const press = async () => {
		if (!Popover) {
			const loaded = await import('./preferences-popover.tsx')
			setPopover(() => loaded.PreferencesPopover)
		}
		setIsOpen((wasOpen) => !wasOpen)
	}
	return (
		<>
			<IconButton
				ref={button}
				icon={aLargeSmallIcon}
				label={m.displayPreferences}
				className="needsScript"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={press}
			/>
			{Popover && <Popover button={button} isOpen={isOpen} onOpenChange={setIsOpen} />}
		</>
	)
}
