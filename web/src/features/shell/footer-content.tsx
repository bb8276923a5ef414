import { brand } from '@aravalli/shared/brand'
import type { MouseEvent } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { isSoon } from '#web/lib/soon-pages.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { FooterColumn, FooterFact, FooterGround } from '#web/ui/footer-ground.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SoonTag } from '#web/ui/soon-tag.tsx'
import { CommunityLinks } from './community-links.tsx'
import { messages as frameMessages } from './frame-messages.en.ts'
import { messages as shellMessages } from './messages.en.ts'
import { openInquiry } from './open-inquiry.ts'

/** Fills the footer of every page: the main ways, help, where learners meet, and how to reach the institute. */
export function FooterContent() {
	const language = useLanguage()
	const m = useMessages(shellMessages)
	const { footer: texts } = useMessages(frameMessages)
	return (
		<FooterGround
			name={brand.name[language]}
			about={brand.tagline[language]}
			links={<CommunityLinks />}
			factsTitle={texts.reachUs}
			facts={<ContactFacts />}
		>
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
		</FooterGround>
	)
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
			{isSoon(props.href) && <SoonTag />}
		</li>
	)
}

/** Names them also while there is nothing to lead to, and then says so. */
function SocialNames() {
	const m = useMessages(frameMessages)
	return (['facebook', 'twitter', 'instagram'] as const).map((network) => {
		const href = brand.social[network]
		const name = m.socialNames[network]
		return href ? (
			<ExternalLink key={network} href={href}>
				{name}
			</ExternalLink>
		) : (
			<span key={network}>{`${name} · ${m.footer.soon}`}</span>
		)
	})
}

function ContactFacts() {
	const language = useLanguage()
	const { footer: texts } = useMessages(frameMessages)
	return (
		<>
			<FooterFact label={texts.headOffice}>{brand.headOffice[language]}</FooterFact>
			<FooterFact label={texts.branches}>{brand.branches[language]}</FooterFact>
			<FooterFact label={texts.supportHours}>{brand.supportHours[language]}</FooterFact>
			<FooterFact label={texts.writeOrCall}>
				<a href={`mailto:${brand.email}`}>{brand.email}</a>
				<a href={`tel:${brand.phone}`}>{brand.phoneText}</a>
			</FooterFact>
			<FooterFact label={texts.socialNetworks}>
				<SocialNames />
			</FooterFact>
		</>
	)
}
