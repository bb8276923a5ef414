import { useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from './icon-button.tsx'
import { aLargeSmallIcon } from './icons.ts'
import { lazyPart } from './lazy-part.tsx'
import { messages as uiMessages } from './messages.en.ts'

const Popover = lazyPart(() => import('./preferences-popover.tsx').then((part) => part.PreferencesPopover), {
	isOverlay: true,
})

/** Opens the panel of text size, contrast and motion, whose code is asked for with the first press. */
export function PreferencesButton() {
	const m = useMessages(uiMessages)
	const button = useRef<HTMLButtonElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	// Stays when it is closed: it moves the focus back to the button.
	const [hasOpened, setHasOpened] = useState(false)
	const press = () => {
		setHasOpened(true)
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
				onPointerEnter={Popover.preload}
				onClick={press}
			/>
			{hasOpened && <Popover button={button} isOpen={isOpen} onOpenChange={setIsOpen} />}
		</>
	)
}
