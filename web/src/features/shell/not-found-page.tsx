import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as shellMessages } from './messages.en.ts'

export function NotFoundPage() {
	const m = useMessages(shellMessages)
	return (
		<PageBody>
			<Sheet>
				<EmptyState
					as="h1"
					title={m.notFoundTitle}
					text={m.notFoundText}
					action={
						<PageLink link={linkOptions({ to: '/dashboard' })} className={buttonClass()}>
							{m.backToHome}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
