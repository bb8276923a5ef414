import { brand } from '@aravalli/shared/brand'
import type { MouseEvent } from 'react'
import { requestInquiry } from '#web/lib/inquiry-opener.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { FooterColumn, FooterFact, FooterGround } from '#web/ui/footer-ground.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { messageCircleIcon, sendIcon, smartphoneIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { messages as frameMessages } from './frame-messages.en.ts'
import { messages as shellMessages } from './messages.en.ts'

/** Fills the footer of every page: the main ways, help, where learners meet, and how to reach the institute. */
export function FooterContent() {
	const language = useLanguage()
	const m = useMessages(shellMessages)
	const { footer: texts, community } = useMessages(frameMessages)
	return (
		<FooterGround name={brand.name[language]} about={brand.tagline[language]} facts={<ContactFacts />}>
			<FooterColumn title={texts.quickLinks}>
				<FooterLink href="/current-affairs" label={m.currentAffairs} />
				<FooterLink href="/prelims" label={texts.prelims} />
				<FooterLink href="/mains" label={texts.mains} />
				<FooterLink href="/resources" label={m.menus.resources} />
			</FooterColumn>
			<FooterColumn title={texts.support}>
				<FooterLink href="/help" label={texts.help} />
				<FooterLink href="/contact" label={texts.contact} />
				<FooterLink href="/contact" label={texts.askUs} onClick={openInquiry} />
				<FooterLink href="/payment-history" label={texts.paymentHistory} />
				<FooterLink href="/refund-policy" label={texts.refundPolicy} />
				<FooterLink href="/privacy-policy" label={texts.privacyPolicy} />
				<FooterLink href="/terms-conditions" label={texts.terms} />
				<FooterLink href="/about" label={texts.about} />
			</FooterColumn>
			<FooterColumn title={m.social.connect}>
				<CommunityLink href={brand.community.whatsapp} icon={messageCircleIcon} label={community.whatsapp} />
				<CommunityLink href={brand.community.telegram} icon={sendIcon} label={community.telegram} />
				<CommunityLink href={brand.community.app} icon={smartphoneIcon} label={texts.mobileApp} />
				<SocialNames />
			</FooterColumn>
		</FooterGround>
	)
}

/** Opens the form over the page where it is there, else on the contact page. */
function openInquiry(event: MouseEvent): void {
	if (requestInquiry()) event.preventDefault()
}

interface FooterLinkProps {
	href: string
	label: string
	onClick?: (event: MouseEvent) => void
}

function FooterLink({ label, ...props }: FooterLinkProps) {
	return (
		<li>
			<MenuLink {...props}>{label}</MenuLink>
		</li>
	)
}

function CommunityLink({ href, icon, label }: { href: string; icon: string; label: string }) {
	return (
		<li>
			<ExternalLink href={href}>
				<Icon path={icon} />
				{label}
			</ExternalLink>
		</li>
	)
}

/** Names them also while there is nothing to lead to, and then says so. */
function SocialNames() {
	const m = useMessages(frameMessages)
	return (['facebook', 'twitter', 'instagram'] as const).map((network) => {
		const href = brand.social[network]
		const name = m.socialNames[network]
		return (
			<li key={network}>{href ? <ExternalLink href={href}>{name}</ExternalLink> : `${name} · ${m.footer.soon}`}</li>
		)
	})
}

function ContactFacts() {
	const language = useLanguage()
	const { footer: texts } = useMessages(frameMessages)
	return (
		<>
			<FooterFact label={texts.headOffice}>{brand.headOffice[language]}</FooterFact>
			<FooterFact label={texts.branches}>{brand.branchCities[language].join(', ')}</FooterFact>
			<FooterFact label={texts.supportHours}>{brand.supportHours[language]}</FooterFact>
			<FooterFact label={texts.writeOrCall}>
				<a href={`mailto:${brand.email}`}>{brand.email}</a>
				<a href={`tel:${brand.phone}`}>{brand.phoneText}</a>
			</FooterFact>
		</>
	)
}
