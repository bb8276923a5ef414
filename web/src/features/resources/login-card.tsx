import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resourceMessages } from './messages.en.ts'
import { loginLink } from './resources-links.ts'

/** Stands in the place of a page of resources while nobody is signed in. @param path where the sign-in leads back */
export function LoginCard({ path }: { path: string }) {
	const m = useMessages(resourceMessages)
	return (
		<PageBody>
			<Sheet>
				<EmptyState
					as="h1"
					title={m.loginRequired}
					text={m.loginToAccess}
					action={
						<PageLink link={loginLink(path)} className={buttonClass({ variant: 'primary' })}>
							{m.loginToContinue}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
