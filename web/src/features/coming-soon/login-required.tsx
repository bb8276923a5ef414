import type { ComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { home } from './coming-soon-page.tsx'
import { comingSoonMessages } from './messages.ts'
import { pageTexts } from './page-texts.ts'

interface LoginRequiredProps {
	page: ComingSoonPage
	/** Where the sign-in leads back to. */
	returnTo: string
}

/** In the place of a page for learners, while nobody is signed in. */
export function LoginRequired({ page, returnTo }: LoginRequiredProps) {
	const m = useMessages(comingSoonMessages)
	const { title } = useMessages(pageTexts)[page.path]
	return (
		<PageBody top={<Breadcrumb items={[{ label: m.home, link: home }, { label: title }]} />}>
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
