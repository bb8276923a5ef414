import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { testsLink } from '../mock-test-links.ts'
import { HallRoom } from './hall-room.tsx'
import { messages as hallMessages } from './messages.en.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { useHallLoad } from './use-hall-load.ts'

const route = getRouteApi('/mock-test/$attemptId/')

/** Is the examination hall: one attempt, from its start on whatever device to its end. */
export function HallPage() {
	const { attemptId } = route.useParams()
	// A session that ends meanwhile takes nothing away from what is open.
	const { viewer } = route.useRouteContext()
	const current = useViewer()
	const userId = current?.id ?? viewer.id
	return <Hall key={`${attemptId} ${userId}`} attemptId={attemptId} userId={userId} />
}

function Hall({ attemptId, userId }: { attemptId: string; userId: string }) {
	const m = useMessages(hallMessages)
	const load = useHallLoad({ attemptId, userId })
	switch (load.state) {
		case 'there':
			return <HallRoom attempt={load.attempt} engine={load.engine} userId={userId} />
		case 'signed-out':
			return (
				<Waiting>
					<SignInAgain attemptId={attemptId} isKept />
				</Waiting>
			)
		case 'missing':
			return (
				<Waiting>
					<Sheet>
						<EmptyState
							as="h2"
							title={m.missingTitle}
							text={m.missingText}
							action={
								<PageLink link={testsLink()} className={buttonClass()}>
									{m.toTests}
								</PageLink>
							}
						/>
					</Sheet>
				</Waiting>
			)
		case 'failed':
			return (
				<Waiting>
					<Sheet>
						<ErrorState as="h2" message={m.failed} onRetry={load.retry} isRetrying={load.isRetrying} />
					</Sheet>
				</Waiting>
			)
		default:
			return (
				<Waiting>
					<div className="needsScript">
						<LoadingSheet />
					</div>
					<p className="needsNoScript">{m.needsScript}</p>
				</Waiting>
			)
	}
}

function Waiting({ children }: { children: ReactNode }) {
	const m = useMessages(hallMessages)
	return (
		<PageBody>
			<h1 className="visuallyHidden">{m.title}</h1>
			{children}
		</PageBody>
	)
}
