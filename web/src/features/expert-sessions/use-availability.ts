import { slotLabels } from '@aravalli/shared/expert-sessions/slots'
import { indiaDay } from '@aravalli/shared/india-time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { messages as bookingMessages } from './messages.en.ts'

const availabilityQuery = (api: ApiClient, date: string) => ({
	...apiQuery(api, 'GET /api/session-booking/availability', { query: { date } }),
	// A time may be taken at any moment, so every look at a day asks again.
	staleTime: 0,
	gcTime: 0,
	retry: 1,
})

/** Tells which times of a day are free; all of them where that cannot be asked, because the server looks again. */
export function useAvailability(date: string) {
	const api = useApi()
	const queryClient = useQueryClient()
	const { data, isError } = useQuery({ ...availabilityQuery(api, date), enabled: date !== '' })
	return {
		/** It is null while it is not known. */
		slots: data?.data.availableSlots ?? (isError ? slotLabels : null),
		/** Asks once more. */
		check: async (): Promise<readonly string[]> => {
			try {
				return (await queryClient.fetchQuery(availabilityQuery(api, date))).data.availableSlots
			} catch {
				return slotLabels
			}
		},
	}
}

/** Lists what a session can be about; null while that is not known, and 'away' where it cannot be asked. */
export function useSessionTypes(today: string): readonly { id: string; name: string }[] | 'away' | null {
	const api = useApi()
	const { data, isError } = useQuery({
		...apiQuery(api, 'GET /api/session-booking/availability', { query: { date: today } }),
		staleTime: 300_000,
		retry: 1,
	})
	return data?.data.sessionTypes ?? (isError ? 'away' : null)
}

/** Says what a type is called that was chosen before. */
export function useTypeName(id: string): string {
	const m = useMessages(bookingMessages)
	const offered = useSessionTypes(indiaDay(new Date()))
	const types: Record<string, string> = m.types
	return (Array.isArray(offered) ? offered.find((type) => type.id === id)?.name : types[id]) ?? id
}
