import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { devicesQuery } from './load-profile.ts'
import { messages as profileMessages } from './messages.en.ts'

/** Ends sessions of the account in other browsers. */
export function useSignOutDevices() {
	const m = useMessages(profileMessages)
	const api = useSignedInApi('profile')
	const queryClient = useQueryClient()
	const { show } = useToast()
	/** Holds the id of a device, or 'others'. */
	const [busyWith, setBusyWith] = useState<string | null>(null)
	const end = async (who: string, call: () => Promise<unknown>, success: string) => {
		setBusyWith(who)
		try {
			await call()
			show({ title: success, kind: 'ok' })
		} catch (error) {
			show({ title: (error instanceof ApiError && error.message) || m.signOutFailed, kind: 'error' })
		} finally {
			// The list is asked for after a refusal too, because the device may have gone by itself.
			await queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey })
			setBusyWith(null)
		}
	}
	return {
		busyWith,
		signOut: (sessionId: string) =>
			end(sessionId, () => api('DELETE /api/user/sessions/:sessionId', { params: { sessionId } }), m.deviceSignedOut),
		signOutElsewhere: () => end('others', () => api('POST /api/user/sessions/end-others'), m.othersSignedOut),
	}
}
