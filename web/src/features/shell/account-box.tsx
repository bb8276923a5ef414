import { initials } from '@aravalli/shared/person-name'
import { useRef, useState } from 'react'
import { Bell } from '#web/features/notifications/public.tsx'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { chartLineIcon, userIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { useDismissal } from '#web/ui/use-dismissal.ts'
import css from './account-box.module.css'
import { messages as shellMessages } from './messages.en.ts'
import { PROGRESS } from './site-menu-items.ts'

/** Ends the header with the way to sign in, or with who is signed in. */
export function AccountBox({ viewer }: { viewer: Viewer | null }) {
	const m = useMessages(shellMessages)
	if (viewer) {
		return (
			<>
				<MenuLink href={PROGRESS} className={iconButtonClass(css.progress)} title={m.progress} aria-label={m.progress}>
					<Icon path={chartLineIcon} />
				</MenuLink>
				<Bell label={m.bell.label} labelOf={m.bell.labelOf} />
				<ProfileButton viewer={viewer} />
			</>
		)
	}
	return (
		<MenuLink href="/login" className={`${buttonClass({ variant: 'primary', isCompact: true })} ${css.login}`}>
			<Icon path={userIcon} className={css.icon} />
			<span className={css.words}>{m.login}</span>
		</MenuLink>
	)
}

const Menu = lazyPart(() => import('./profile-menu.tsx').then((part) => part.ProfileMenu), { isOverlay: true })

/** Opens the profile menu, whose code is asked for with the first press. Without JavaScript it leads to the profile. */
function ProfileButton({ viewer }: { viewer: Viewer }) {
	const m = useMessages(shellMessages)
	const box = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	useDismissal(box, isOpen, () => setIsOpen(false))
	const label = m.profileMenu.open(viewer.name)
	const avatar = <Avatar letters={initials(viewer.name)} picture={viewer.profilePicture} />
	return (
		<div ref={box} className={css.box}>
			<button
				type="button"
				className={`needsScript ${css.button}`}
				title={viewer.name}
				aria-label={label}
				aria-expanded={isOpen}
				onPointerEnter={Menu.preload}
				onClick={() => setIsOpen((wasOpen) => !wasOpen)}
			>
				{avatar}
			</button>
			<MenuLink href="/profile" className={`needsNoScript ${css.button}`} aria-label={m.profileMenu.profile}>
				{avatar}
			</MenuLink>
			{isOpen && <Menu viewer={viewer} avatar={avatar} />}
		</div>
	)
}
