import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as shellMessages } from './messages.en.ts'

/**
 * Takes the place of a page whose data could not be had, or that failed itself. The address stays, so trying again is
 * enough.
 */
export function PageError({ error }: ErrorComponentProps) {
	const m = useMessages(shellMessages)
	const router = useRouter()
	return (
		<PageBody>
			<Sheet>
				<ErrorState
					message={(error instanceof ApiError && error.message) || m.errorText}
					onRetry={() => void router.invalidate()}
				/>
			</Sheet>
		</PageBody>
	)
}
