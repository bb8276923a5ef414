import type { Device } from '@aravalli/shared/accounts/profile-contract'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { smartphoneIcon } from '#web/ui/icons.ts'
import { laptopIcon } from './icons.ts'
import { messages as profileMessages } from './messages.en.ts'
import css from './profile.module.css'

interface DeviceRowProps {
	device: Device
	isBusy: boolean
	onSignOut: () => void
}

export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
	const m = useMessages(profileMessages)
	const language = useLanguage()
	const browser = device.browser || m.unknownBrowser
	const isPhone = /Android|iOS/.test(device.browser)
	return (
		<li className={css.device}>
			<Icon path={isPhone ? smartphoneIcon : laptopIcon} className={css.deviceIcon} />
			<div className={css.deviceText}>
				<p className={css.browser}>
					{browser} {device.isCurrent && <Badge tone="ok">{m.thisDevice}</Badge>}
				</p>
				<p className={css.hint}>
					{m.signedInAt}: <time dateTime={device.signedInAt}>{formatMoment(device.signedInAt, language)}</time>
				</p>
				<p className={css.hint}>
					{m.lastSeenAt}: <time dateTime={device.lastSeenAt}>{formatMoment(device.lastSeenAt, language)}</time>
				</p>
			</div>
			{!device.isCurrent && (
				<Button
					variant="secondary"
					aria-label={m.signOutOf(browser)}
					isBusy={isBusy}
					busyLabel={m.signingOut}
					onClick={onSignOut}
				>
					{m.signOut}
				</Button>
			)}
		</li>
	)
}
