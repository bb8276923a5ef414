import { brand } from '@aravalli/shared/brand'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { isRead } from '#web/lib/read-pages.ts'
import { useCheckedViewer } from '#web/lib/viewer.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PreferencesButton } from '#web/ui/preferences-button.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { SkipLinks } from '#web/ui/skip-links.tsx'
import { ThemeButton } from '#web/ui/theme-button.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { AccountBox } from './account-box.tsx'
import { AskCard } from './ask-card.tsx'
import { CommunityLinks } from './community-links.tsx'
import { FooterContent } from './footer-content.tsx'
import { messages as frameMessages } from './frame-messages.en.ts'
import { messages as shellMessages } from './messages.en.ts'
import { PageAnnouncements } from './page-announcements.tsx'
import { PageLanguageSwitch } from './page-language-switch.tsx'
import { SearchDoor } from './search-door.tsx'
import { siteMenuItems } from './site-menu-items.ts'
import { UpdateNotice } from './update-notice.tsx'
import { usePageChanges } from './use-page-changes.ts'

/** Surrounds every page: with header and footer, with the header alone (`frame: 'work'`), or with neither (`frame: 'bare'`). */
export function Shell({ children }: { children: ReactNode }) {
	usePageChanges()
	const pathname = useRouterState({ select: ({ location }) => location.pathname })
	const frame = useRouterState({
		select: ({ matches }) => matches.findLast(({ staticData }) => staticData.frame)?.staticData.frame,
	})
	const hasHeader = frame !== 'bare'
	const hasFooter = frame === undefined
	return (
		<ToastProvider>
			<UpdateNotice />
			<SkipLinks hasHeader={hasHeader} hasFooter={hasFooter} />
			{hasFooter && <PageAnnouncements />}
			{hasHeader && <PageHeader isWide={frame === 'work'} />}
			{children}
			{hasFooter && isRead(pathname) && <AskCard />}
			{hasFooter && (
				<SiteFooter id="footer">
					<FooterContent />
				</SiteFooter>
			)}
			<Announcer />
		</ToastProvider>
	)
}

function PageHeader({ isWide }: { isWide: boolean }) {
	const language = useLanguage()
	const m = useMessages(shellMessages)
	const viewer = useCheckedViewer()
	const pathname = useRouterState({ select: ({ location }) => location.pathname })
	const entryTexts = useMessages(frameMessages)
	return (
		<SiteHeader
			id="menu"
			isWide={isWide}
			isSticky={!isWide}
			name={brand.name[language]}
			homeHref="/dashboard"
			items={siteMenuItems({ texts: m, pathname, role: viewer?.role ?? null, entryTexts })}
			search={<SearchDoor />}
			language={<PageLanguageSwitch />}
			tools={
				<>
					<PreferencesButton />
					<ThemeButton />
				</>
			}
			sheetFooter={
				<>
					{!viewer && (
						<MenuLink href="/login" className={buttonClass({ variant: 'primary', isWide: true })}>
							{m.login}
						</MenuLink>
					)}
					<CommunityLinks />
				</>
			}
		>
			<AccountBox viewer={viewer} />
		</SiteHeader>
	)
}
