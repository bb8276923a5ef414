import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from './icon-button.tsx'
import { xIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { PreferencesPanel } from './preferences-panel.tsx'
import css from './preferences-popover.module.css'

export interface PreferencesPopoverProps {
	button: RefObject<HTMLButtonElement | null>
	isOpen: boolean
	onOpenChange: (isOpen: boolean) => void
}

export function PreferencesPopover({ button, isOpen, onOpenChange }: PreferencesPopoverProps) {
	const m = useMessages(uiMessages)
	const change = (open: boolean, { event }: Popover.Root.ChangeEventDetails) => {
		// A press on the button is the button's own affair: it would close here and open again there.
		if (event.target instanceof Node && button.current?.contains(event.target) && event.type !== 'keydown') return
		onOpenChange(open)
	}
	return (
		<CSPProvider disableStyleElements>
			<Popover.Root open={isOpen} onOpenChange={change} modal="trap-focus">
				<Popover.Portal>
					<Popover.Positioner anchor={button} align="end" sideOffset={8} className={css.positioner}>
						<Popover.Popup className={css.popup} finalFocus={button}>
							<div className={css.bar}>
								<Popover.Title className={css.title}>{m.displayPreferences}</Popover.Title>
								<Popover.Close render={<IconButton icon={xIcon} label={m.close} />} />
							</div>
							<PreferencesPanel />
						</Popover.Popup>
					</Popover.Positioner>
				</Popover.Portal>
			</Popover.Root>
		</CSPProvider>
	)
}
