import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import type { DeskCopyView } from './copy/desk-copy.ts'
import { messages as deskMessages } from './messages.en.ts'
import css from './trouble-banner.module.css'

interface TroubleBannerProps {
	copy: DeskCopyView
	/** Is where a sign-in leads back to. */
	path: string
	onTakeTheirs: () => void
	onKeepMine: () => void
	onLeave: () => void
}

/** Says what stands in the way of saving, and has it decided. */
export function TroubleBanner({ copy, path, onTakeTheirs, onKeepMine, onLeave }: TroubleBannerProps) {
	const m = useMessages(deskMessages).trouble
	const { kind } = copy.saving
	if (kind === 'lost') {
		return (
			<div className={css.banner} role="alert">
				<p>{m.lost}</p>
				<Button isCompact onClick={onLeave}>
					{m.toQueue}
				</Button>
			</div>
		)
	}
	if (kind === 'changed') {
		return (
			<div className={css.banner} role="alert">
				<p>{m.changed}</p>
				<Button isCompact onClick={onTakeTheirs}>
					{m.takeTheirs}
				</Button>
				<Button isCompact onClick={onKeepMine}>
					{m.keepMine}
				</Button>
			</div>
		)
	}
	if (kind === 'signed-out') {
		return (
			<div className={css.banner} role="alert">
				<p>{m.signedOut}</p>
				<PageLink
					link={linkOptions({ to: '/login', search: { redirect: path } })}
					className={buttonClass({ isCompact: true })}
				>
					{m.signIn}
				</PageLink>
			</div>
		)
	}
	if (copy.isKept || kind === 'saved') return null
	return (
		<div className={css.banner} role="alert">
			<p>{m.notKept}</p>
		</div>
	)
}
