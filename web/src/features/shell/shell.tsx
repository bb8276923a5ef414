import { brand } from '@aravalli/shared/brand'
import { linkOptions, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { PreferencesButton } from '#web/ui/preferences-button.tsx'
import { FooterColumn, SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeButton } from '#web/ui/theme-button.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { shellMessages } from './messages.ts'
import { PageLanguageSwitch } from './page-language-switch.tsx'

const home = linkOptions({ to: '/answer-writing-practice' })

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
	const language = useLanguage()
	const m = useMessages(shellMessages)
	const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.frame === 'bare') })
	if (isBare)
		return (
			<ToastProvider>
				<SkipLink />
				{children}
			</ToastProvider>
		)
	return (
		<ToastProvider>
			<SkipLink />
			<SiteHeader name={brand.name[language]} homeLink={home} links={[{ label: m.answerWriting, link: home }]}>
				<PageLanguageSwitch />
				<PreferencesButton />
				<ThemeButton />
			</SiteHeader>
			{children}
			<SiteFooter name={brand.name[language]} about={brand.tagline[language]}>
				<FooterColumn title={m.quickLinks}>
					<li>
						<PageLink link={home}>{m.answerWriting}</PageLink>
					</li>
				</FooterColumn>
				<FooterColumn title={m.contact}>
					<li>
						<a href={`mailto:${brand.email}`}>{brand.email}</a>
					</li>
				</FooterColumn>
			</SiteFooter>
		</ToastProvider>
	)
}
