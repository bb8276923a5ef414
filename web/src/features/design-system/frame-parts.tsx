import { useMessages } from '#web/lib/messages.ts'
import { AnnouncementBar } from '#web/ui/announcement-bar.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { FooterColumn, FooterFact, FooterGround } from '#web/ui/footer-ground.tsx'
import { GroupCarousel } from '#web/ui/group-carousel.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { fileClockIcon, listIcon, smartphoneIcon, squarePenIcon } from '#web/ui/icons.ts'
import { JaliPanel } from '#web/ui/jali-panel.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { MenuPanel } from '#web/ui/menu-dropdown.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { MenuSections } from '#web/ui/menu-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PreferencesButton } from '#web/ui/preferences-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { isMenu, type SiteMenuItem } from '#web/ui/site-menu.ts'
import { ThemeButton } from '#web/ui/theme-button.tsx'
import css from './frame-parts.module.css'
import { messages as designSystemMessages } from './messages.en.ts'
import { here, stay } from './samples.ts'

const entryIcons = [listIcon, fileClockIcon, squarePenIcon]

/** Builds the menu as a page of the second menu has it, with that menu's entries beside. */
function useItems(): SiteMenuItem[] {
	const { menus, links } = useMessages(designSystemMessages)
	const shown = menus.map(({ label, entries }, index) => ({
		label,
		isCurrent: index === 1,
		entries: entries.map(({ name, help }, at) => ({
			label: name,
			help,
			icon: entryIcons[at] ?? listIcon,
			href: here.to,
			isCurrent: index === 1 && at === 0,
		})),
	}))
	return [...shown, ...links.map((label) => ({ label, href: here.to, isCurrent: false }))]
}

export function Header() {
	const { brand, announcement } = useMessages(designSystemMessages)
	return (
		<div className={css.frame}>
			<AnnouncementBar texts={[announcement]} />
			<SiteHeader
				name={brand}
				homeHref={here.to}
				items={useItems().slice(0, 2)}
				language={<LanguageSwitch action={here.to} returnTo={here.to} onChoose={stay} />}
				tools={
					<>
						<PreferencesButton />
						<ThemeButton />
					</>
				}
			>
				<Avatar letters="MR" picture={null} />
			</SiteHeader>
		</div>
	)
}

export function Menus() {
	const items = useItems()
	return (
		<div className={css.pair}>
			<MenuPanel entries={items.filter(isMenu)[1]?.entries ?? []} />
			<div className={css.outlined}>
				<MenuSections items={items} />
			</div>
		</div>
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
		<SiteFooter>
			<FooterGround
				name={brand}
				about={about}
				factsTitle={footer.support}
				facts={footer.facts.map(({ label, value }) => (
					<FooterFact key={label} label={label}>
						{value}
					</FooterFact>
				))}
			>
				<FooterColumn title={footer.quickLinks}>
					{links.map((label) => (
						<li key={label}>
							<MenuLink href={here.to}>{label}</MenuLink>
						</li>
					))}
				</FooterColumn>
				<FooterColumn title={footer.support}>
					<li>
						<MenuLink href={here.to}>{footer.help}</MenuLink>
					</li>
					<li>
						<MenuLink href={here.to}>
							<Icon path={smartphoneIcon} />
							{footer.app}
						</MenuLink>
					</li>
				</FooterColumn>
			</FooterGround>
		</SiteFooter>
	)
}

const groupSizes = [1, 2, 3] as const

/** Shows several side by side, as many as the screen has room for. */
export function Carousels() {
	const { carousel } = useMessages(designSystemMessages)
	const slides = carousel.slides.map((subject) => ({ key: subject, content: <Sheet isPadded>{subject}</Sheet> }))
	return <GroupCarousel label={carousel.label} slides={slides} groupSizes={groupSizes} intervalSeconds={5} />
}
