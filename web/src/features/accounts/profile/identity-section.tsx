import { initials } from '@aravalli/shared/person-name'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { messages as accountsMessages } from '../messages.en.ts'
import { messages as profileMessages } from './messages.en.ts'
import { PictureForm } from './picture-form.tsx'
import css from './profile.module.css'
import { ProfileSection } from './profile-section.tsx'

/** Shows who is signed in, with the picture. */
export function IdentitySection({ viewer }: { viewer: Viewer }) {
	const m = useMessages(profileMessages)
	const common = useMessages(accountsMessages)
	return (
		<ProfileSection title={viewer.name}>
			<dl className={css.facts}>
				<div>
					<dt>{common.email}</dt>
					<dd>{viewer.email}</dd>
				</div>
				<div>
					<dt>{m.role}</dt>
					<dd>{m.roles[viewer.role]}</dd>
				</div>
			</dl>
			<PictureForm key={viewer.profilePicture} current={viewer.profilePicture} letters={initials(viewer.name)} />
		</ProfileSection>
	)
}
