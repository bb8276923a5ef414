import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import ownPage from '#web/ui/own-page.module.css'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { messages as profileMessages } from './messages.en.ts'
import { PasswordSection } from './password-section.tsx'

/** @param children what other features show of the account */
export function ProfilePage({ children }: { children: ReactNode }) {
	const m = useMessages(profileMessages)
	const viewer = useViewer()
	return (
		<PageBody top={<PageHeading title={m.title}>{m.text}</PageHeading>}>
			{/* Somebody has logged out, and the next page is on its way. */}
			{!viewer && <LoadingSheet />}
			{viewer && (
				<div className={ownPage.sections}>
					<IdentitySection viewer={viewer} />
					{children}
					<DetailsSection viewer={viewer} />
					<PasswordSection email={viewer.email} />
					<DevicesSection />
					<DataSection />
				</div>
			)}
		</PageBody>
	)
}
