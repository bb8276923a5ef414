import { slotOfLabel, slotText } from '@aravalli/shared/expert-sessions/slots'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as ownMessages } from './messages.en.ts'

/** Has what is known of bookings asked for again: here and in the history, where a refund may have begun. */
function useForgetBookings(): () => void {
	const queryClient = useQueryClient()
	return () => {
		for (const queryKey of [['GET /api/session-bookings'], ['GET /api/payment/history']])
			void queryClient.invalidateQueries({ queryKey })
	}
}

const sentenceOf = (error: unknown, away: string) => (error instanceof ApiError && error.message) || away

export function useCancelBooking(bookingId: string) {
	const m = useMessages(ownMessages)
	const api = useSignedInApi('profile')
	const forget = useForgetBookings()
	const { show } = useToast()
	const [isCancelling, setIsCancelling] = useState(false)
	async function cancel() {
		setIsCancelling(true)
		try {
			await api('POST /api/session-bookings/:bookingId/cancel', { params: { bookingId } })
			show({ title: m.cancelled, kind: 'ok' })
		} catch (error) {
			show({ title: sentenceOf(error, m.away), kind: 'error' })
		}
		setIsCancelling(false)
		forget()
	}
	return { cancel: () => void cancel(), isCancelling }
}

/** @param onMoved is called when it has another time */
export function useMoveBooking(bookingId: string, onMoved: () => void) {
	const m = useMessages(ownMessages)
	const language = useLanguage()
	const api = useSignedInApi('profile')
	const forget = useForgetBookings()
	const { show } = useToast()
	const [isMoving, setIsMoving] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	async function move(preferredDate: string, preferredTime: string) {
		if (preferredDate === '' || preferredTime === '') return setFailure(m.chooseNew)
		setIsMoving(true)
		setFailure(null)
		try {
			const body = { preferredDate, preferredTime }
			await api('POST /api/session-bookings/:bookingId/move', { params: { bookingId }, body })
			const when = slotText({ day: preferredDate, slot: slotOfLabel(preferredTime) ?? 0 }, language)
			forget()
			onMoved()
			show({ title: m.moved(when), kind: 'ok' })
		} catch (error) {
			setFailure(sentenceOf(error, m.away))
			setIsMoving(false)
		}
	}
	return { move, isMoving, failure }
}
