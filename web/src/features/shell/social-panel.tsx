import { brand } from '@aravalli/shared/brand'
import { useMessages } from '#web/lib/messages.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { messageCircleIcon } from '#web/ui/icons/message-circle.ts'
import { sendIcon } from '#web/ui/icons/send.ts'
import { smartphoneIcon } from '#web/ui/icons/smartphone.ts'
import { lateMessages } from './late-messages.ts'
import { shellMessages } from './messages.ts'
import css from './social-widget.module.css'

/** What the corner of every framed page holds when it is opened. */
export function SocialPanel() {
	const { social } = useMessages(shellMessages)
	const { community } = useMessages(lateMessages)
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
