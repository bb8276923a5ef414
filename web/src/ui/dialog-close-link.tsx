import type { MouseEvent } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { xIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { PageLink } from './page-link.tsx'

/** Closes a dialog that has an address of its own: a link to what lies below it. */
export function DialogCloseLink({ link, onClose }: { link: LinkTarget; onClose: () => void }) {
	const m = useMessages(uiMessages)
	const close = (event: MouseEvent) => {
		const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
		if (opensElsewhere) return
		event.preventDefault()
		onClose()
	}
	return (
		<PageLink
			link={link}
			className={iconButtonClass()}
			title={m.close}
			aria-label={m.close}
			data-closes=""
			onClick={close}
		>
			<Icon path={xIcon} />
		</PageLink>
	)
}
