import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { canGoBack } from '#web/lib/can-go-back.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import css from './back-link.module.css'
import { messages as studyMessages } from './messages.en.ts'

interface BackLinkProps {
	link: LinkTarget
	/** Goes to the page from which the reader has come, where that is one of ours; else, and without JavaScript, to `link`. */
	isPrevious?: boolean
}

export function BackLink({ link, isPrevious = false }: BackLinkProps) {
	const m = useMessages(studyMessages)
	const router = useRouter()
	const goBack = (event: MouseEvent) => {
		const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		if (!(isPrevious && isPlain && canGoBack(router.history))) return
		event.preventDefault()
		router.history.back()
	}
	return (
		<PageLink link={link} className={css.back} onClick={goBack}>
			<Icon path={arrowLeftIcon} />
			{m.back}
		</PageLink>
	)
}
