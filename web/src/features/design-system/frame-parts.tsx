import { useMessages } from '#web/lib/messages.ts'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { smartphoneIcon } from '#web/ui/icons.ts'
import { JaliPanel } from '#web/ui/jali-panel.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PreferencesButton } from '#web/ui/preferences-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import { FooterColumn, SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { ThemeButton } from '#web/ui/theme-button.tsx'
import { designSystemMessages } from './messages.ts'
import { here, stay } from './samples.ts'

export function Header() {
	const { brand, links } = useMessages(designSystemMessages)
	const targets = [here, { to: '/' }]
	return (
		<SiteHeader
			name={brand}
			homeLink={here}
			links={links.map((label, index) => ({ label, link: targets[index] ?? here }))}
		>
			<LanguageSwitch action={here.to} returnTo={here.to} onChoose={stay} />
			<PreferencesButton />
			<ThemeButton />
		</SiteHeader>
	)
}

export function Side() {
	const { side } = useMessages(designSystemMessages)
	return (
		<>
			<SideCard title={side.guide} rows={side.rows} />
			<JaliPanel title={side.offer}>
				<p>{side.offerText}</p>
				<PageLink link={here}>{side.offerLink}</PageLink>
			</JaliPanel>
			<Bandhani />
			{side.progress.map((progress) => (
				<Progress key={progress.label} {...progress} />
			))}
		</>
	)
}

export function Footer() {
	const { brand, about, links, footer } = useMessages(designSystemMessages)
	return (
		<SiteFooter name={brand} about={about}>
			<FooterColumn title={footer.quickLinks}>
				{links.map((label) => (
					<li key={label}>
						<PageLink link={here}>{label}</PageLink>
					</li>
				))}
			</FooterColumn>
			<FooterColumn title={footer.support}>
				<li>
					<PageLink link={here}>{footer.help}</PageLink>
				</li>
				<li>
					<PageLink link={here}>
						<Icon path={smartphoneIcon} />
						{footer.app}
					</PageLink>
				</li>
			</FooterColumn>
		</SiteFooter>
	)
}
