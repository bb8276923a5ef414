import type { ComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as comingSoonMessages } from './messages.en.ts'
import { messages as pageTexts } from './page-texts.en.ts'
import { Trail } from './trail.tsx'

interface LoginRequiredProps {
	page: ComingSoonPage
	/** The sign-in leads back there. */
	returnTo: string
}

/** Takes the place of a page for learners while nobody is signed in. */
export function LoginRequired({ page, returnTo }: LoginRequiredProps) {
	const m = useMessages(comingSoonMessages)
	const { title } = useMessages(pageTexts)[page.path]
	return (
		<PageBody top={<Trail title={title} />}>
			<Sheet>
				<EmptyState
					as="h1"
					title={m.loginRequired}
					text={m.loginToAccess(title)}
					action={
						<PageLink
							link={{ to: '/login', search: { redirect: returnTo } }}
							className={buttonClass({ variant: 'primary' })}
						>
							{m.loginToContinue}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
