import type { Device } from '@aravalli/shared/accounts/profile-contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { messages as accountsMessages } from '../messages.en.ts'
import { DeviceRow } from './device-row.tsx'
import { devicesQuery } from './load-profile.ts'
import { messages as profileMessages } from './messages.en.ts'
import css from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'
import { useSignOutDevices } from './use-sign-out-devices.ts'

export function DevicesSection() {
	const m = useMessages(profileMessages)
	const common = useMessages(accountsMessages)
	const api = useSignedInApi('profile')
	const { data, isError, isFetching, refetch } = useQuery(devicesQuery(api))
	return (
		<ProfileSection title={m.devices} text={m.devicesText}>
			{data && <DeviceList devices={data.data} />}
			{isError && !data && (
				<ErrorState message={common.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
			)}
		</ProfileSection>
	)
}

function DeviceList({ devices }: { devices: Device[] }) {
	const m = useMessages(profileMessages)
	const container = useRef<HTMLDivElement>(null)
	const { signOut, signOutElsewhere, busyWith } = useSignOutDevices()
	useKeptFocus(container)
	return (
		<div ref={container} tabIndex={-1} className={css.devices}>
			<ul>
				{devices.map((device) => (
					<DeviceRow
						key={device.id}
						device={device}
						isBusy={busyWith === device.id}
						onSignOut={() => void signOut(device.id)}
					/>
				))}
			</ul>
			{devices.some(({ isCurrent }) => !isCurrent) && (
				<Button
					variant="danger"
					isBusy={busyWith === 'others'}
					busyLabel={m.signingOut}
					onClick={() => void signOutElsewhere()}
				>
					{m.signOutElsewhere}
				</Button>
			)}
		</div>
	)
}
