import { useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from './icon-button.tsx'
import { aLargeSmallIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { usePart } from './use-part.ts'

/** Opens the panel of text size, contrast and motion, whose code is asked for with the first press. */
export function PreferencesButton() {
	const m = useMessages(uiMessages)
	const button = useRef<HTMLButtonElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	const [Popover, fetchPopover] = usePart(async () => (await import('./preferences-popover.tsx')).PreferencesPopover)
	const press = async () => {
		if (await fetchPopover()) setIsOpen((wasOpen) => !wasOpen)
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
