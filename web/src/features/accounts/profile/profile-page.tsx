import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { LateSection, type ProfileSectionPart } from './late-section.tsx'
import { messages as profileMessages } from './messages.en.ts'
import { PasswordSection } from './password-section.tsx'
import css from './profile.module.css'

/** @param more what other features show of the account */
export function ProfilePage({ more }: { more: ProfileSectionPart[] }) {
	const m = useMessages(profileMessages)
	const viewer = useViewer()
	return (
		<PageBody top={<PageHeading title={m.title}>{m.text}</PageHeading>}>
			{viewer && (
				<div className={css.sections}>
					<IdentitySection viewer={viewer} />
					<DetailsSection viewer={viewer} />
					<PasswordSection email={viewer.email} />
					<DevicesSection />
					<DataSection />
					{more.map(({ key, load }) => (
						<LateSection key={key} load={load} />
					))}
				</div>
			)}
		</PageBody>
	)
}
