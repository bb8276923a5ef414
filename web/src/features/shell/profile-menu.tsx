import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { apiQuery } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { isSoon } from '#web/lib/soon-pages.ts'
import { useApi } from '#web/lib/use-api.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import headerPanel from '#web/ui/header-panel.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { bookIcon, chartLineIcon, clipboardCheckIcon, fileTextIcon, uploadIcon, userIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SoonTag } from '#web/ui/soon-tag.tsx'
import { layoutDashboardIcon, logOutIcon } from './icons.ts'
import { messages as shellMessages } from './messages.en.ts'
import { PageLanguageSwitch } from './page-language-switch.tsx'
import css from './profile-menu.module.css'
import { signOut } from './sign-out.ts'
import { PROGRESS } from './site-menu-items.ts'

export interface ProfileMenuProps {
	viewer: Viewer
	avatar: ReactNode
}

/**
 * Opens below the avatar in the header: it says who is signed in and leads to their own pages, the language, and the
 * way out.
 */
export function ProfileMenu({ viewer, avatar }: ProfileMenuProps) {
	const m = useMessages(shellMessages)
	const mayUpload = useMayUpload(viewer.id)
	const texts = m.profileMenu
	const links = [
		{ href: PROGRESS, label: m.progress, icon: chartLineIcon },
		{ href: '/profile', label: texts.profile, icon: userIcon },
		{ href: '/my-data', label: texts.myData, icon: fileTextIcon },
		{ href: '/dashboard', label: texts.dashboard, icon: layoutDashboardIcon },
		{ href: '/my-ebooks', label: texts.ebooks, icon: bookIcon },
		{ href: '/upload-answersheet/history', label: texts.evaluatedCopies, icon: clipboardCheckIcon },
		...(mayUpload ? [{ href: '/upload-answersheet', label: texts.upload, icon: uploadIcon }] : []),
	]
	return (
		<div className={classNames(headerPanel.panel, css.menu)}>
			<div className={css.who}>
				{avatar}
				<div className={css.names}>
					<p className={css.name}>{viewer.name}</p>
					<p className={css.email}>{viewer.email}</p>
				</div>
			</div>
			<ul className={css.links}>
				{links.map(({ href, label, icon }) => (
					<li key={href}>
						<MenuLink href={href} className={css.link}>
							<Icon path={icon} />
							{label}
							{isSoon(href) && <SoonTag />}
						</MenuLink>
					</li>
				))}
			</ul>
			<div className={css.end}>
				<PageLanguageSwitch />
				<LogoutButton />
			</div>
		</div>
	)
}

function LogoutButton() {
	const { profileMenu: texts } = useMessages(shellMessages)
	const router = useRouter()
	const [isLeaving, setIsLeaving] = useState(false)
	const leave = () => {
		setIsLeaving(true)
		void signOut(router)
	}
	return (
		<Button
			isCompact
			icon={logOutIcon}
			disabled={isLeaving}
			isBusy={isLeaving}
			busyLabel={texts.loggingOut}
			onClick={leave}
		>
			{texts.logout}
		</Button>
	)
}

/** Asks when the menu is opened; a failure means no. */
function useMayUpload(userId: string): boolean {
	const query = apiQuery(useApi(), 'GET /api/subscriptions/:userId', { params: { userId } })
	const { data, error } = useQuery({ ...query, retry: false })
	useEffect(() => {
		if (error) logFailure('the subscription could not be had', error)
	}, [error])
	return data?.data?.status === 'ACTIVE'
}
