import type { MouseEvent, ReactNode } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { rotateCwIcon, wifiOffIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import { PageLink } from './page-link.tsx'
import css from './state.module.css'

interface ErrorStateProps {
	/** Is a heading where the page has a place of its own for what failed. */
	as?: 'p' | 'h2'
	/** Says 'Failed to Load Data' where none is given. */
	title?: string
	message: string
	/** It is one of `ui/icons`. */
	icon?: string
	onRetry?: (() => void) | undefined
	/** Is the address to ask for again, which works without JavaScript. With JavaScript `onRetry`, if given, comes first. */
	retryLink?: LinkTarget | undefined
	isRetrying?: boolean | undefined
	/** The action takes the place of the button that tries again. */
	action?: ReactNode
}

/** Says that something failed, and what to do. Put it into a `Sheet` or a dialog: it has no frame of its own. */
export function ErrorState(props: ErrorStateProps) {
	const { as: Title = 'p', title, message, icon = wifiOffIcon, action } = props
	const m = useMessages(uiMessages)
	return (
		<div className={css.state} role="alert">
			<Icon path={icon} className={css.errorIcon} />
			<Title className={css.title}>{title ?? m.failedToLoad}</Title>
			<p>{message}</p>
			<div className={css.action}>{action ?? <Retry {...props} />}</div>
		</div>
	)
}

function Retry({ onRetry, retryLink, isRetrying }: ErrorStateProps) {
	const m = useMessages(uiMessages)
	const look = { variant: 'primary', isCompact: true } as const
	if (!retryLink) {
		return (
			onRetry && (
				<Button {...look} icon={rotateCwIcon} onClick={onRetry} isBusy={isRetrying} busyLabel={m.loading}>
					{m.tryAgain}
				</Button>
			)
		)
	}
	const retry = (event: MouseEvent) => {
		if (!onRetry) return
		event.preventDefault()
		onRetry()
	}
	return (
		<PageLink link={retryLink} className={buttonClass(look)} onClick={retry} aria-busy={isRetrying}>
			<Icon path={rotateCwIcon} />
			{isRetrying ? m.loading : m.tryAgain}
		</PageLink>
	)
}
