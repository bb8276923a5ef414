import { brand } from '@aravalli/shared/brand'
import { useMessages } from '#web/lib/messages.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { messageCircleIcon, sendIcon, smartphoneIcon } from '#web/ui/icons.ts'
import { messages as frameMessages } from './frame-messages.en.ts'
import { messages as shellMessages } from './messages.en.ts'
import css from './social-widget.module.css'

/** Opens from the corner of every framed page. */
export function SocialPanel() {
	const { social } = useMessages(shellMessages)
	const { community } = useMessages(frameMessages)
	const links = [
		{ href: brand.community.whatsapp, icon: messageCircleIcon, label: community.whatsapp },
		{ href: brand.community.telegram, icon: sendIcon, label: community.telegram },
		{ href: brand.community.app, icon: smartphoneIcon, label: community.app },
	]
	return (
		<>
			<p className={css.title}>{social.connect}</p>
			<ul>
				{links.map(({ href, icon, label }) => (
					<li key={label}>
						<ExternalLink href={href} className={css.link}>
							<Icon path={icon} />
							{label}
						</ExternalLink>
					</li>
				))}
			</ul>
		</>
	)
}
