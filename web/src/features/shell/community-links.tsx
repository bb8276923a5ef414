import { brand } from '@aravalli/shared/brand'
import { useMessages } from '#web/lib/messages.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { messageCircleIcon, sendIcon, smartphoneIcon } from '#web/ui/icons.ts'
import css from './community-links.module.css'
import { messages as frameMessages } from './frame-messages.en.ts'
import { messages as shellMessages } from './messages.en.ts'

/** Leads to where learners meet and to the mobile app: in the footer, and in the menu of narrow screens. */
export function CommunityLinks() {
	const { connect } = useMessages(shellMessages)
	const { community } = useMessages(frameMessages)
	const links = [
		{ href: brand.community.whatsapp, icon: messageCircleIcon, label: community.whatsapp },
		{ href: brand.community.telegram, icon: sendIcon, label: community.telegram },
		{ href: brand.community.app, icon: smartphoneIcon, label: community.app },
	]
	return (
		<div>
			<p className={css.title}>{connect}</p>
			<ul className={css.links}>
				{links.map(({ href, icon, label }) => (
					<li key={label}>
						<ExternalLink href={href} className={css.link}>
							<Icon path={icon} />
							{label}
						</ExternalLink>
					</li>
				))}
			</ul>
		</div>
	)
}
