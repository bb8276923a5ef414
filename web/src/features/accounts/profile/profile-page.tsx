import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { messages as profileMessages } from './messages.en.ts'
import { PasswordSection } from './password-section.tsx'
import css from './profile.module.css'

/** @param children what other features show of the account */
export function ProfilePage({ children }: { children: ReactNode }) {
	const m = useMessages(profileMessages)
	const viewer = useViewer()
	// They show what this browser keeps, of which the server knows nothing.
	const isHydrated = useIsHydrated()
	return (
		<PageBody top={<PageHeading title={m.title}>{m.text}</PageHeading>}>
			{viewer && (
				<div className={css.sections}>
					<IdentitySection viewer={viewer} />
					<DetailsSection viewer={viewer} />
					<PasswordSection email={viewer.email} />
					<DevicesSection />
					<DataSection />
					{isHydrated && children}
				</div>
			)}
		</PageBody>
	)
}
