import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { breadcrumbItems } from './breadcrumb-items.ts'
import { messages as strategyMessages } from './messages.en.ts'
import { mainsPath } from './strategy-links.ts'

const login = { to: '/login', search: { redirect: mainsPath } }

/** Stands in the place of the mains strategy, while nobody is signed in. */
export function LoginRequired() {
	const m = useMessages(strategyMessages)
	return (
		<PageBody top={<Breadcrumb items={breadcrumbItems(m, mainsPath)} />}>
			<Sheet>
				<EmptyState
					as="h1"
					title={m.loginRequired}
					text={m.loginToAccess}
					action={
						<PageLink link={login} className={buttonClass({ variant: 'primary' })}>
							{m.loginToContinue}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
